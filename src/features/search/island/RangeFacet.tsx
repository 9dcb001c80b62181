import { type FacetName, facetOf } from '../../../domain/search/facets.ts';
import { FacetSection } from './FacetSection.tsx';
import { useAnswers, useIslandData } from './island-context.ts';
import { RangeFields } from './RangeFields.tsx';
import { useSearchState } from './use-search-state.ts';

/** A facet of figures: a least and a greatest one (spec S8). */
export function RangeFacet({ name, isOpen }: { name: FacetName; isOpen: boolean }) {
  const { settings } = useIslandData();
  const { spread } = useAnswers();
  const { state } = useSearchState();
  const isChosen = state.range[name] !== undefined;
  if (!spread.includes(name) && !isChosen) return null;
  return (
    <FacetSection label={facetOf(name).label} isOpen={isOpen || isChosen}>
      <RangeFields name={name} picks={name === 'km' ? settings.kilometre_picks : []} />
    </FacetSection>
  );
}
