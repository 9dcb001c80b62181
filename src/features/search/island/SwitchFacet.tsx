import { marks } from '../../../components/ui/page-marks.ts';
import type { ShownFacet } from '../../../domain/search/facet.ts';
import { formatCount } from '../../../domain/text/format.ts';
import type { EarlyMarks } from './early-choices.ts';
import { useListChoices } from './use-list-choices.ts';

/** A facet of one value, as one line: on, or any (spec S3). */
export function SwitchFacet({ facet }: { facet: ShownFacet }) {
  const { name, label } = facet;
  const { isShown, choices, toggle } = useListChoices(facet);
  if (!isShown) return null;
  const [choice = { value: 'true', count: 0, isChosen: false }] = choices;
  return (
    <label className="flex min-h-13 items-center gap-3 border-b border-line">
      <input
        type="checkbox"
        value={choice.value}
        {...marks<EarlyMarks>({ field: name })}
        autoComplete="off"
        className="size-4.5 shrink-0"
        checked={choice.isChosen}
        onChange={() => toggle(choice.value)}
      />
      <span className="grow font-semibold">{label}</span>
      <span className="text-sm text-ink-soft even-figures">{formatCount(choice.count ?? 0)}</span>
    </label>
  );
}
