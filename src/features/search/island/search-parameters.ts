import type { RenderOptions } from 'instantsearch.js';
import {
  choiceOfValues,
  fieldOf,
  isField,
  isRange,
  type ShownFacet,
  valuesOfChoice,
} from '../../../domain/search/facet.ts';
import type { Sort } from '../../../domain/search/orders.ts';
import { rangeBetween, readRange, writeRange } from '../../../domain/search/range.ts';
import { type SearchState, tidyState } from '../../../domain/search/search-state.ts';
import { dueFacets } from './due-facets.ts';
import { sortIndex, sortOfIndex } from './sort-index.ts';

/** InstantSearch's parameters of a search, those that every search has. */
type SearchParameters = RenderOptions['state'];
export type AskedParameters = Pick<
  SearchParameters,
  | 'index'
  | 'facets'
  | 'facetsRefinements'
  | 'disjunctiveFacets'
  | 'disjunctiveFacetsRefinements'
  | 'numericRefinements'
> & {
  query: string;
  page: number;
  hitsPerPage: number;
  filters: string;
  /** Of ours: the library hands on what it does not know, and the search client takes it out. */
  near: string | undefined;
  within: number | undefined;
};

/** A list as a search of it is asked. */
export type AskedList = {
  facets: readonly ShownFacet[];
  settled: readonly string[];
  indexUid: string;
  defaultSort: Sort;
  hitsPerPage: number;
  /** What every answer must pass. */
  filters: string;
  /** True if the filter of features was opened: only then are they counted. */
  countsFeatures?: boolean;
};

/** What a state asks of a list, in the parameters of InstantSearch's helper (spec S2). */
export function parametersOf(state: SearchState, list: AskedList): AskedParameters {
  const { facets, settled, indexUid, defaultSort, hitsPerPage, filters } = list;
  const chosen = (facet: ShownFacet): string[] => {
    const menu = state.menu?.[facet.name];
    return menu ? valuesOfChoice(facet, menu) : (state.refinementList?.[facet.name] ?? []);
  };
  const { features = [], due = [] } = Object.groupBy(
    dueFacets(facets, settled, state).filter(isField),
    ({ widget }) => (widget === 'features' ? 'features' : 'due'),
  );
  const counted = features.filter((facet) => list.countsFeatures || chosen(facet).length > 0);
  return {
    index: sortIndex(indexUid, state.sortBy ?? defaultSort),
    hitsPerPage,
    filters,
    query: state.query ?? '',
    page: (state.page ?? 1) - 1,
    near: state.near,
    within: state.within,
    facets: counted.map(({ name }) => name),
    facetsRefinements: Object.fromEntries(counted.map((facet) => [facet.name, chosen(facet)])),
    disjunctiveFacets: due.map(fieldOf),
    disjunctiveFacetsRefinements: Object.fromEntries(
      due.flatMap((facet) => (isRange(facet) ? [] : [[fieldOf(facet), chosen(facet)]])),
    ),
    numericRefinements: Object.fromEntries(
      due.flatMap(({ name }) => {
        const range = readRange(state.range?.[name] ?? '');
        return range ? [[name, limitsOf(range)]] : [];
      }),
    ),
  };
}

const limitsOf = ({ min, max }: NonNullable<ReturnType<typeof readRange>>) => ({
  ...(min !== undefined && { '>=': [min] }),
  ...(max !== undefined && { '<=': [max] }),
});

/** The state that asked for such parameters: InstantSearch keeps the parameters, and asks for the state again. */
export function stateOf(
  asked: Omit<Partial<AskedParameters>, 'index'> & Pick<AskedParameters, 'index'>,
  { facets, indexUid, defaultSort }: Pick<AskedList, 'facets' | 'indexUid' | 'defaultSort'>,
): SearchState {
  const {
    query,
    page = 0,
    index,
    near,
    within,
    facetsRefinements = {},
    disjunctiveFacetsRefinements = {},
    numericRefinements = {},
  } = asked;
  const chosen = { ...disjunctiveFacetsRefinements, ...facetsRefinements };
  const sort = sortOfIndex(indexUid, index);
  const menu: Record<string, string> = {};
  const refinementList: Record<string, string[]> = {};
  const range: Record<string, string> = {};
  for (const facet of facets.filter(isField)) {
    const { name, widget } = facet;
    const values = chosen[fieldOf(facet)] ?? [];
    const { '>=': [min] = [], '<=': [max] = [] } = numericRefinements[name] ?? {};
    range[name] = writeRange(rangeBetween(figure(min), figure(max)));
    if (widget === 'menu') menu[name] = choiceOfValues(facet, values);
    else refinementList[name] = values;
  }
  const sortBy = sort === defaultSort ? undefined : sort;
  return tidyState({ query, page: page + 1, sortBy, menu, refinementList, range, near, within });
}

/** InstantSearch allows several limits at one end; here there is one. */
const figure = (limit: number | number[] | undefined): number | undefined =>
  Array.isArray(limit) ? limit[0] : limit;
