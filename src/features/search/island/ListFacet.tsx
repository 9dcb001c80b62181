import type { ShownFacet } from '../../../domain/search/facet.ts';
import { byMake, withPopularFirst } from './facet-items.ts';
import { FacetChoices } from './FacetChoices.tsx';
import { FacetSection } from './FacetSection.tsx';
import { useSearchState } from './use-search-state.ts';
import { useListChoices } from './use-list-choices.ts';

/** A facet of which several values may be chosen; models stand under their makes where there are several. */
export function ListFacet({ facet, isOpen }: { facet: ShownFacet; isOpen: boolean }) {
  const { name, label, popular, field } = facet;
  const { isShown, choices, toggle } = useListChoices(facet);
  const { state } = useSearchState();
  if (!isShown) return null;
  const groups = field === 'make_model' ? byMake(choices, state.refinementList?.['make'] ?? []) : [];
  const shared = { kind: 'checkbox', field: name, onChoose: toggle } as const;
  return (
    <FacetSection
      label={label}
      isOpen={isOpen || choices.some((choice) => choice.isChosen)}
      isEmpty={choices.length === 0}
    >
      {groups.length > 1 ? (
        groups.map(({ make, choices: own }) => (
          <div key={make} className="mb-3 last:mb-0">
            <p className="pb-1 text-sm font-semibold text-ink-soft" aria-hidden="true">
              {make}
            </p>
            <FacetChoices {...shared} label={`${make} ${label.toLowerCase()}s`} choices={own} />
          </div>
        ))
      ) : (
        <FacetChoices
          {...shared}
          label={label}
          choices={popular ? withPopularFirst(choices, `All ${label}s`) : choices}
        />
      )}
    </FacetSection>
  );
}
