import type { ShownFacet } from '../../../domain/search/facet.ts';
import type { SearchState } from '../../../domain/search/search-state.ts';

/**
 * The facets that are shown and whose values are asked for: one that depends on another waits until that one is chosen, or
 * settled by the list, or until an address names a value of its own (spec S2: each facet has its parameter).
 */
export function dueFacets(
  facets: readonly ShownFacet[],
  settled: readonly string[],
  chosen: Pick<SearchState, 'menu' | 'refinementList'>,
): ShownFacet[] {
  return facets.filter(
    ({ name, needs }) =>
      needs === undefined ||
      settled.includes(needs) ||
      Boolean(chosen.menu?.[needs] ?? chosen.refinementList?.[needs]) ||
      chosen.refinementList?.[name] !== undefined,
  );
}
