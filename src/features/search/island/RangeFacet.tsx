import type { ShownFacet } from '../../../domain/search/facet.ts';
import { FacetSection } from './FacetSection.tsx';
import { useIslandData } from './island-context.ts';
import { isOffered } from './offered-facets.ts';
import { RangeFields } from './RangeFields.tsx';
import { useSearchState } from './use-search-state.ts';

/** A facet of figures: a least and a greatest one (spec S8). */
export function RangeFacet({ facet, isOpen }: { facet: ShownFacet; isOpen: boolean }) {
  const { initial } = useIslandData();
  const { state } = useSearchState();
  const isChosen = state.range?.[facet.name] !== undefined;
  if (!isOffered(facet, initial) && !isChosen) return null;
  return (
    <FacetSection label={facet.label} isOpen={isOpen || isChosen}>
      <RangeFields facet={facet} />
    </FacetSection>
  );
}
