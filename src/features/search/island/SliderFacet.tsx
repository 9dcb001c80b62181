import { type FacetName, facetOf } from '../../../domain/search/facets.ts';
import { FacetSection } from './FacetSection.tsx';
import { useIslandData } from './island-context.ts';
import { isOffered } from './offered-facets.ts';
import { PriceSlider } from './PriceSlider.tsx';
import { RangeFields } from './RangeFields.tsx';
import { useSearchState } from './use-search-state.ts';

/** The price: a slider, figures to type and quick picks (spec S7, S8). */
export function SliderFacet({ name, isOpen }: { name: FacetName; isOpen: boolean }) {
  const { settings, initial } = useIslandData();
  const { state, setRange } = useSearchState();
  const range = state.range[name];
  if (!isOffered(name, initial) && !range) return null;
  return (
    <FacetSection label={facetOf(name).label} isOpen={isOpen || range !== undefined}>
      <PriceSlider range={range} slider={settings.price_slider} onCommit={(next) => setRange(name, next)} />
      <RangeFields name={name} picks={settings.price_picks} />
    </FacetSection>
  );
}
