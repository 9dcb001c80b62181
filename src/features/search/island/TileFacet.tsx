import { marks } from '../../../components/ui/page-marks.ts';
import type { EarlyMarks } from './early-choices.ts';
import { BodyTypeIcon } from '../../../components/vehicle/BodyTypeIcon.tsx';
import type { ShownFacet } from '../../../domain/search/facet.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { bodyIconsForNames } from '../../../domain/vehicle/body-icon.ts';
import { FacetSection } from './FacetSection.tsx';
import { useListChoices } from './use-list-choices.ts';

/** A facet as tiles with drawings (spec S7). */
export function TileFacet({ facet, isOpen }: { facet: ShownFacet; isOpen: boolean }) {
  const { name, label } = facet;
  const { isShown, choices, toggle } = useListChoices(facet);
  if (!isShown) return null;
  const icons = bodyIconsForNames(choices.map((choice) => choice.value));
  return (
    <FacetSection
      label={label}
      isOpen={isOpen || choices.some((choice) => choice.isChosen)}
      isEmpty={choices.length === 0}
    >
      <div role="group" aria-label={label} className="grid grid-cols-2 gap-2">
        {choices.map((choice, index) => {
          const icon = icons[index];
          return (
            <label
              key={choice.value}
              className="relative last:odd:col-span-2 flex flex-col items-center justify-center gap-1 rounded-medium border border-line p-2 text-center leading-tight has-checked:border-accent-strong has-checked:bg-accent-soft has-focus-visible:outline-3"
            >
              <input
                type="checkbox"
                value={choice.value}
                {...marks<EarlyMarks>({ field: name })}
                autoComplete="off"
                className="absolute inset-0 opacity-0"
                checked={choice.isChosen}
                onChange={() => toggle(choice.value)}
              />
              {icon && <BodyTypeIcon icon={icon} className="w-14 text-ink-soft" />}
              <span className="text-sm font-semibold">{choice.label}</span>
              <span className="text-sm text-ink-soft even-figures">{formatCount(choice.count ?? 0)}</span>
            </label>
          );
        })}
      </div>
    </FacetSection>
  );
}
