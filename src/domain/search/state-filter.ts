import { fieldOf, isField, isRange, type ShownFacet, valuesOfChoice } from './facet.ts';
import { makesFilter } from './make-models.ts';
import { quoted } from './filter-terms.ts';
import { readRange } from './range.ts';
import type { SearchState } from './search-state.ts';

/**
 * What a shopper chose of a list's facets as one expression of the search's filter language; '' for no choice. Values of one
 * facet are choices, of which a car has any; facets must all hold (spec S2, S14), and
 * so must features. Each make is narrowed by its own models alone.
 */
export function stateFilter(
  state: SearchState,
  facets: readonly Pick<ShownFacet, 'name' | 'widget' | 'step' | 'field'>[],
): string {
  const chosen = ({ name, step }: Pick<ShownFacet, 'name' | 'step'>): string[] => {
    const menu = state.menu?.[name];
    return menu ? valuesOfChoice({ ...(step && { step }) }, menu) : (state.refinementList?.[name] ?? []);
  };
  const isOfMakes = (facet: Pick<ShownFacet, 'name' | 'field'>): boolean =>
    facet.name === 'make' || fieldOf(facet) === 'make_model';
  const { makes = [], others = [] } = Object.groupBy(facets.filter(isField), (facet) =>
    isOfMakes(facet) ? 'makes' : 'others',
  );
  const { make = [], model = [] } = Object.groupBy(makes, ({ name }) => (name === 'make' ? 'make' : 'model'));
  const ofMakes = makesFilter(make.flatMap(chosen), model.flatMap(chosen));
  const filters = others.flatMap((facet) => {
    const { name } = facet;
    if (isRange(facet)) {
      const { min, max } = readRange(state.range?.[name] ?? '') ?? {};
      return [
        ...(min === undefined ? [] : [`${name} >= ${min}`]),
        ...(max === undefined ? [] : [`${name} <= ${max}`]),
      ];
    }
    const values = chosen(facet);
    if (facet.widget === 'features') return values.map((value) => `${name} = ${quoted(value)}`);
    return values.length === 0 ? [] : [`${name} IN [${values.map(quoted).join(', ')}]`];
  });
  return [...(ofMakes ? [ofMakes] : []), ...filters].join(' AND ');
}
