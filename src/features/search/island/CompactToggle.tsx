import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $compactLists, chooseCompactLists, followCompactLists } from '../../../state/compact-lists.ts';
import { Icon } from '../../../components/ui/Icon.tsx';

/** Short cards on a phone, as a choice that the device keeps (spec S4). Its look comes from the mark of the page, which is there first. */
export function CompactToggle() {
  const isCompact = useStore($compactLists, { ssr: 'initial' });
  useEffect(() => followCompactLists(document), []);
  return (
    <button
      type="button"
      className="compact-toggle needs-script -mr-2 flex min-h-11 items-center gap-2 rounded-medium px-2 text-sm font-semibold sm:hidden"
      aria-pressed={isCompact}
      onClick={() => chooseCompactLists(!isCompact)}
    >
      <Icon name="rows" className="size-4.5" />
      Compact cards
    </button>
  );
}
