import { useMemo } from 'react';
import type { ShownFacet } from '../../../domain/search/facet.ts';
import { readRange } from '../../../domain/search/range.ts';
import { FacetSection } from './FacetSection.tsx';
import { useIslandData } from './island-context.ts';
import { isOffered } from './offered-facets.ts';
import { PriceSlider } from './PriceSlider.tsx';
import { RangeFields } from './RangeFields.tsx';
import { useSearchState } from './use-search-state.ts';

/** The price: a slider, figures to type and quick picks (spec S7, S8). */
export function SliderFacet({ facet, isOpen }: { facet: ShownFacet; isOpen: boolean }) {
  const { settings, initial } = useIslandData();
  const { state, setRange } = useSearchState();
  const { name, label } = facet;
  const chosen = state.range?.[name] ?? '';
  // The same object while the figures are the same: the slider takes another as a choice made elsewhere.
  const range = useMemo(() => readRange(chosen), [chosen]);
  if (!isOffered(facet, initial) && !range) return null;
  return (
    <FacetSection label={label} isOpen={isOpen || range !== undefined}>
      <PriceSlider
        field={name}
        range={range}
        slider={settings.price_slider}
        onCommit={(next) => setRange(name, next)}
      />
      <RangeFields facet={facet} />
    </FacetSection>
  );
}
