import type { ShownFacet } from '../../../domain/search/facet.ts';
import type { Choice } from './FacetChoices.tsx';
import { facetChoices } from './facet-items.ts';
import { useAnswers, useIslandData } from './island-context.ts';
import { isOffered } from './offered-facets.ts';
import { useSearchState } from './use-search-state.ts';

/** The choices of a facet of which several may be chosen (spec S2 refinementList); not shown where all cars say the same. */
export function useListChoices(facet: ShownFacet): {
  isShown: boolean;
  choices: Choice[];
  toggle: (value: string) => void;
} {
  const { name } = facet;
  const { items } = useAnswers();
  const { initial } = useIslandData();
  const { state, toggleValue } = useSearchState();
  const chosen = state.refinementList?.[name] ?? [];
  const choices = facetChoices(facet, items[name] ?? [], chosen);
  return {
    isShown: isOffered(facet, initial) || choices.length > 1 || chosen.length > 0,
    choices,
    toggle: (value) => toggleValue(name, value),
  };
}
