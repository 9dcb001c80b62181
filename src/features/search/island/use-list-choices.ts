import type { FacetName } from '../../../domain/search/facets.ts';
import type { Choice } from './FacetChoices.tsx';
import { facetChoices } from './facet-items.ts';
import { useAnswers } from './island-context.ts';
import { useSearchState } from './use-search-state.ts';

/** The choices of a facet of which several may be chosen (spec S2 refinementList); none where all cars say the same. */
export function useListChoices(name: FacetName): { choices: Choice[]; toggle: (value: string) => void } {
  const { items } = useAnswers();
  const { state, toggleValue } = useSearchState();
  const chosen = state.refinementList[name] ?? [];
  const choices = facetChoices(name, items[name] ?? [], chosen);
  return {
    choices: choices.length > 1 || chosen.length > 0 ? choices : [],
    toggle: (value) => toggleValue(name, value),
  };
}
