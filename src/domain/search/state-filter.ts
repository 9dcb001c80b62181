import { fieldOf, isField, isRange, type ShownFacet, valuesOfChoice } from './facet.ts';
import { makesFilter } from './make-models.ts';
import { isOneOf } from './filter-terms.ts';
import { readRange } from './range.ts';
import type { SearchState } from './search-state.ts';

/**
 * What a shopper chose of a list's facets as one expression of the search's filter language; '' for no choice. A car has any one
 * of the values of a facet, and passes every facet; of features it has all (spec S2, S3, S14). Each make is narrowed by its own
 * models alone.
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
    if (facet.widget === 'features') return values.map((value) => isOneOf(name, [value]));
    return values.length === 0 ? [] : [isOneOf(name, values)];
  });
  return [...(ofMakes ? [ofMakes] : []), ...filters].join(' AND ');
}
