import { type FacetName, facetOf } from '../../../domain/search/facets.ts';
import { FacetSection } from './FacetSection.tsx';
import { useIslandData } from './island-context.ts';
import { isOffered } from './offered-facets.ts';
import { RangeFields } from './RangeFields.tsx';
import { useSearchState } from './use-search-state.ts';

/** A facet of figures: a least and a greatest one (spec S8). */
export function RangeFacet({ name, isOpen }: { name: FacetName; isOpen: boolean }) {
  const { settings, initial } = useIslandData();
  const { state } = useSearchState();
  const isChosen = state.range[name] !== undefined;
  if (!isOffered(name, initial) && !isChosen) return null;
  return (
    <FacetSection label={facetOf(name).label} isOpen={isOpen || isChosen}>
      <RangeFields name={name} picks={name === 'km' ? settings.kilometre_picks : []} />
    </FacetSection>
  );
}
