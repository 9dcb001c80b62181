import type { IndexUiState } from 'instantsearch.js';
import { readRange, writeRange } from '../../../domain/search/range.ts';
import type { SearchState } from '../../../domain/search/search-url.ts';
import { ORDERS, SORTS, type Sort } from '../../../domain/search/orders.ts';

/** The name under which InstantSearch asks for an order: the index, and the sort expressions behind it. */
export function sortIndex(indexUid: string, sort: Sort): string {
  const expressions: readonly string[] = ORDERS[sort].sort;
  return expressions.length ? `${indexUid}:${expressions.join(',')}` : indexUid;
}

/** A search state in InstantSearch's words (spec S2: page, menu, refinementList, range). */
export function toUiState(state: SearchState, indexUid: string): IndexUiState {
  const ranges = Object.entries(state.range).map(([name, range]) => [name, writeRange(range)]);
  return {
    ...(state.query && { query: state.query }),
    ...(state.page && { page: state.page }),
    ...(state.sortBy && { sortBy: sortIndex(indexUid, state.sortBy) }),
    menu: { ...state.menu },
    refinementList: { ...state.refinementList },
    range: Object.fromEntries(ranges),
  };
}

/** InstantSearch's state as a search state, of the facets that the list shows. */
export function fromUiState(
  uiState: IndexUiState,
  indexUid: string,
  facets: readonly { name: string }[],
): SearchState {
  const state: SearchState = { menu: {}, refinementList: {}, range: {} };
  if (uiState.query) state.query = uiState.query;
  if (uiState.page && uiState.page > 1) state.page = uiState.page;
  const sort = sortsByIndex(indexUid).get(uiState.sortBy ?? '');
  if (sort) state.sortBy = sort;
  for (const { name } of facets) {
    const value = uiState.menu?.[name];
    if (value) state.menu[name] = value;
    const values = uiState.refinementList?.[name];
    if (values?.length) state.refinementList[name] = values;
    const range = readRange(uiState.range?.[name] ?? '');
    if (range) state.range[name] = range;
  }
  return state;
}

function sortsByIndex(indexUid: string): Map<string, Sort> {
  return new Map(SORTS.map((sort) => [sortIndex(indexUid, sort), sort]));
}
