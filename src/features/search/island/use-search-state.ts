import { useMemo } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { ShownFacet } from '../../../domain/search/facet.ts';
import type { Range } from '../../../domain/search/range.ts';
import type { SearchState } from '../../../domain/search/search-url.ts';
import type { Sort } from '../../../domain/search/orders.ts';
import { useIslandData } from './island-context.ts';
import { fromUiState, toUiState } from './ui-state.ts';

/** What the shopper asked, and the ways to ask otherwise; every change but a page goes back to the first page. */
export type SearchControls = {
  state: SearchState;
  setQuery: (query: string) => void;
  setPage: (page: number) => void;
  setSort: (sort: Sort | undefined) => void;
  chooseMenu: (name: string, value: string | undefined) => void;
  toggleValue: (name: string, value: string) => void;
  setRange: (name: string, range: Range) => void;
  clear: (name: string) => void;
  clearAll: () => void;
};

/** Facets whose values belong to a value of another: they fall when that one changes. */
const dependents = (facets: readonly ShownFacet[], of: string): string[] =>
  facets.flatMap(({ name, needs }) => (needs === of ? [name] : []));

function without(state: SearchState, names: readonly string[]): SearchState {
  const rest = <Values extends object>(values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => !names.some((one) => one === name)),
    ) as Values;
  const { menu, refinementList, range } = state;
  return { ...state, menu: rest(menu), refinementList: rest(refinementList), range: rest(range) };
}

/** The search state of the island, kept by InstantSearch (spec S2). */
export function useSearchState(): SearchControls {
  const { indexUid, facets } = useIslandData();
  const { indexUiState, setIndexUiState } = useInstantSearch();
  return useMemo(() => {
    const state = fromUiState(indexUiState, indexUid, facets);
    const change = (next: SearchState): void => {
      const { page: _, ...onFirstPage } = next;
      setIndexUiState(toUiState(onFirstPage, indexUid));
    };
    return {
      state,
      setQuery: (query) => change({ ...state, query }),
      setPage: (page) => setIndexUiState(toUiState({ ...state, page }, indexUid)),
      setSort: (sort) => {
        const { sortBy: _, ...rest } = state;
        change(sort ? { ...rest, sortBy: sort } : rest);
      },
      chooseMenu: (name, value) => {
        const next = without(state, [name, ...dependents(facets, name)]);
        if (value) next.menu[name] = value;
        change(next);
      },
      toggleValue: (name, value) => {
        const next = without(state, dependents(facets, name));
        const chosen = next.refinementList[name] ?? [];
        next.refinementList[name] = chosen.includes(value)
          ? chosen.filter((one) => one !== value)
          : [...chosen, value];
        change(next);
      },
      setRange: (name, range) => change({ ...state, range: { ...state.range, [name]: range } }),
      clear: (name) => change(without(state, [name, ...dependents(facets, name)])),
      clearAll: () =>
        change({ ...(state.sortBy && { sortBy: state.sortBy }), menu: {}, refinementList: {}, range: {} }),
    };
  }, [indexUiState, setIndexUiState, indexUid, facets]);
}
