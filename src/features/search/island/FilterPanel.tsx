import type { FacetWidget, ShownFacet } from '../../../domain/search/facet.ts';
import { DistanceFacet } from './DistanceFacet.tsx';
import { dueFacets } from './due-facets.ts';
import { useIslandData } from './island-context.ts';
import { FeatureFacet } from './FeatureFacet.tsx';
import { ListFacet } from './ListFacet.tsx';
import { MenuFacet } from './MenuFacet.tsx';
import { RangeFacet } from './RangeFacet.tsx';
import { SliderFacet } from './SliderFacet.tsx';
import { SwitchFacet } from './SwitchFacet.tsx';
import { TileFacet } from './TileFacet.tsx';
import { useSearchState } from './use-search-state.ts';

const WIDGETS = {
  menu: MenuFacet,
  list: ListFacet,
  tiles: TileFacet,
  range: RangeFacet,
  slider: SliderFacet,
  near: DistanceFacet,
  switch: SwitchFacet,
  features: FeatureFacet,
} satisfies Record<FacetWidget, (props: { facet: ShownFacet; isOpen: boolean }) => unknown>;

/** The filters of the list, in the tenant's order (spec S3). */
export function FilterPanel() {
  const { facets, settled, settings } = useIslandData();
  const { state } = useSearchState();
  // What stands open does not depend on what else is shown: a filter that joins closes none.
  const always = dueFacets(facets, settled, {});
  return (
    <div className="grid text-[0.9375rem]">
      <div className="filter-facets">
        {dueFacets(facets, settled, state).map((facet) => {
          const Widget = WIDGETS[facet.widget];
          const isOpen = always.indexOf(facet) < settings.open_facets;
          return <Widget key={facet.name} facet={facet} isOpen={isOpen} />;
        })}
      </div>
    </div>
  );
}
