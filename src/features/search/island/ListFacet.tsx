import { type FacetName, facetOf } from '../../../domain/search/facets.ts';
import { FacetChoices } from './FacetChoices.tsx';
import { FacetSection } from './FacetSection.tsx';
import { useListChoices } from './use-list-choices.ts';

/** A facet of which several values may be chosen. */
export function ListFacet({ name, isOpen }: { name: FacetName; isOpen: boolean }) {
  const { label } = facetOf(name);
  const { isShown, choices, toggle } = useListChoices(name);
  if (!isShown) return null;
  return (
    <FacetSection label={label} isOpen={isOpen || choices.some((choice) => choice.isChosen)}>
      <FacetChoices kind="checkbox" field={name} label={label} choices={choices} onChoose={toggle} />
    </FacetSection>
  );
}
