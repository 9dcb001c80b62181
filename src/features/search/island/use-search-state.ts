import { useMemo } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import * as change from '../../../domain/search/change-search.ts';
import { sendEvent } from '../../../components/ui/send-event.ts';
import type { Sort } from '../../../domain/search/orders.ts';
import type { Range } from '../../../domain/search/range.ts';
import type { SearchState } from '../../../domain/search/search-state.ts';
import { useIslandData } from './island-context.ts';

/** What the shopper asked, and the ways to ask otherwise; every change but a page goes back to the first page. */
export type SearchControls = {
  state: SearchState;
  setQuery: (query: string) => void;
  setPage: (page: number) => void;
  /** Undefined is the tenant's default. */
  setSort: (sort: Sort | undefined) => void;
  /** '' is any. */
  chooseMenu: (name: string, value: string) => void;
  toggleValue: (name: string, value: string) => void;
  setRange: (name: string, range: Range) => void;
  /** A place by its name, and kilometres about it; undefined for any. */
  setNear: (near: string, within: number | undefined) => void;
  /** Asks for another state as a whole, as a way out of an empty list does. */
  become: (next: SearchState) => void;
  clear: (name: string) => void;
  clearAll: () => void;
};

/** The search state of the island: InstantSearch's own of its index (spec S2). */
export function useSearchState(): SearchControls {
  const { facets } = useIslandData();
  const { indexUiState: state, setIndexUiState: set } = useInstantSearch<Record<string, SearchState>>();
  return useMemo(() => {
    const choose = (name: string, next: SearchState): void => {
      sendEvent(document.body, 'list-choice', name);
      set(next);
    };
    return {
      state,
      setQuery: (query) => choose('query', change.withQuery(state, query)),
      setPage: (page) => set(change.withPage(state, page)),
      setSort: (sort) => choose('sortBy', change.withSort(state, sort)),
      chooseMenu: (name, value) => choose(name, change.withMenu(state, facets, name, value)),
      toggleValue: (name, value) => choose(name, change.withToggled(state, facets, name, value)),
      setRange: (name, range) => choose(name, change.withRange(state, name, range)),
      setNear: (near, within) => choose('near', change.withNear(state, near, within)),
      become: (next) => choose('query', next),
      clear: (name) => set(change.withoutFacet(state, facets, name)),
      clearAll: () => set(change.withoutChoices(state)),
    };
  }, [state, set, facets]);
}
