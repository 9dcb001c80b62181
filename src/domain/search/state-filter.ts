import { isField, isRange, type ShownFacet, valuesOfChoice } from './facet.ts';
import { readRange } from './range.ts';
import type { SearchState } from './search-state.ts';

const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

/**
 * What a shopper chose of a list's facets as one expression of the search's filter language; '' for no choice. Values of one
 * facet are choices, of which a car has any; facets must all hold (spec S2, S14).
 */
export function stateFilter(
  state: SearchState,
  facets: readonly Pick<ShownFacet, 'name' | 'widget' | 'step'>[],
): string {
  return facets
    .filter(isField)
    .flatMap((facet) => {
      const { name } = facet;
      if (isRange(facet)) {
        const { min, max } = readRange(state.range?.[name] ?? '') ?? {};
        return [
          ...(min === undefined ? [] : [`${name} >= ${min}`]),
          ...(max === undefined ? [] : [`${name} <= ${max}`]),
        ];
      }
      const menu = state.menu?.[name];
      const values = menu ? valuesOfChoice(facet, menu) : (state.refinementList?.[name] ?? []);
      return values.length === 0 ? [] : [`${name} IN [${values.map(quoted).join(', ')}]`];
    })
    .join(' AND ');
}
