import type { ShownFacet } from '../../../domain/search/facet.ts';
import { FacetChoices } from './FacetChoices.tsx';
import { FacetSection } from './FacetSection.tsx';
import { useListChoices } from './use-list-choices.ts';

/** A facet of which several values may be chosen. */
export function ListFacet({ facet, isOpen }: { facet: ShownFacet; isOpen: boolean }) {
  const { name, label } = facet;
  const { isShown, choices, toggle } = useListChoices(facet);
  if (!isShown) return null;
  return (
    <FacetSection
      label={label}
      isOpen={isOpen || choices.some((choice) => choice.isChosen)}
      isEmpty={choices.length === 0}
    >
      <FacetChoices kind="checkbox" field={name} label={label} choices={choices} onChoose={toggle} />
    </FacetSection>
  );
}
