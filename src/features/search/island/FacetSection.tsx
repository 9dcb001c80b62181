import type { ReactNode } from 'react';
import { Icon } from '../../../components/ui/Icon.tsx';

/** One filter under its heading, opened and closed by it. */
export function FacetSection({
  label,
  isOpen,
  isEmpty = false,
  onOpen,
  children,
}: {
  label: string;
  isOpen: boolean;
  /** True if what was found leaves nothing to choose; the filter keeps its place. */
  isEmpty?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details
      className="group border-b border-line"
      open={isOpen}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className="flex min-h-13 items-center justify-between gap-3 font-semibold">
        <span>{label}</span>
        <Icon
          name="chevron-down"
          className="size-4.5 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">
        {isEmpty ? <p className="text-sm text-ink-soft">None in these results.</p> : children}
      </div>
    </details>
  );
}
