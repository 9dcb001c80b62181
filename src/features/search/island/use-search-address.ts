import { useEffect, useLayoutEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { type AddressChange, goesOn, gradualChange } from '../../../domain/search/gradual-change.ts';
import { withKnownSpellings } from '../../../domain/search/known-spellings.ts';
import type { SearchState } from '../../../domain/search/search-state.ts';
import { readSearchState, writeSearchState } from '../../../domain/search/search-url.ts';
import type { SearchAnswers } from './connect-search-state.ts';
import { releaseList } from './held-list.ts';
import { useIslandData } from './island-context.ts';
import { adoptChoices, earlyChoices } from './early-choices.ts';
import { useSearchState } from './use-search-state.ts';

const pathOf = (parameters: URLSearchParams, path: string): string => {
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
};

/**
 * Keeps the address and the search in step (spec S2): an address with parameters, and what was typed and chosen before the
 * island woke, is searched for once it has hydrated its default view; changes write the address, back and forward read it.
 * A page behind the last one becomes the last. InstantSearch's own routing cannot be used: with results from the build it
 * would show those for any address.
 */
export function useSearchAddress({ isCurrent, isPastEnd }: SearchAnswers): void {
  const { facets, listing, settings, initial } = useIslandData();
  const { indexUiState, setIndexUiState, results } = useInstantSearch<Record<string, SearchState>>();
  const { setPage } = useSearchState();
  const isReady = useRef(false);
  const isCorrection = useRef(false);
  const lastChange = useRef<AddressChange>({ name: undefined, at: 0 });
  const path = `/search/${listing.path}`;
  const { default_sort: defaultSort } = settings;

  // Before anything renders again: the fields would then say what the build said.
  const early = useRef<ReturnType<typeof earlyChoices>>([]);
  useLayoutEffect(() => {
    const island = document.querySelector('.search-island');
    const collect = (): void => {
      if (!isReady.current) early.current = earlyChoices(island);
    };
    collect();
    // Before React sees them: what is chosen until the search has started is dropped by InstantSearch too.
    for (const sign of ['input', 'change']) island?.addEventListener(sign, collect, true);
    // The same holds for a link to another page of the list: until then the browser follows it.
    const follow = (event: Event): void => {
      const isLink = event.target instanceof Element && event.target.closest('a');
      if (!isReady.current && isLink) event.stopPropagation();
    };
    island?.addEventListener('click', follow, true);
    return () => {
      for (const sign of ['input', 'change']) island?.removeEventListener(sign, collect, true);
      island?.removeEventListener('click', follow, true);
    };
  }, []);

  useEffect(() => {
    const read = (): void => {
      const address = readSearchState(new URLSearchParams(location.search), facets, defaultSort);
      const asked = withKnownSpellings(address, initial.facets);
      const choices = early.current.splice(0);
      const state = adoptChoices(asked, choices, facets, defaultSort);
      const isDefault = writeSearchState(state, new URLSearchParams(), facets).size === 0;
      if (isDefault && !isReady.current) return releaseList();
      // What an address says otherwise than the list is written into its place.
      isCorrection.current = choices.length === 0;
      setIndexUiState(state);
    };
    // In a task of its own: InstantSearch drops what is set while it mounts.
    const start = setTimeout(() => {
      read();
      isReady.current = true;
    });
    addEventListener('popstate', read);
    return () => {
      clearTimeout(start);
      removeEventListener('popstate', read);
    };
  }, [facets, defaultSort, initial, setIndexUiState]);

  useEffect(() => {
    if (!isReady.current) return;
    const previous = new URLSearchParams(location.search);
    const parameters = writeSearchState(indexUiState, previous, facets);
    const next = pathOf(parameters, path);
    const isCorrected = isCorrection.current;
    isCorrection.current = false;
    if (next === pathOf(previous, location.pathname)) return;
    const change = { name: gradualChange(previous, parameters), at: performance.now() };
    const isReplaced = isCorrected || goesOn(change, lastChange.current);
    lastChange.current = change;
    history[isReplaced ? 'replaceState' : 'pushState'](null, '', next + location.hash);
  }, [indexUiState, facets, path]);

  useEffect(() => {
    if (!isCurrent || !isPastEnd) return;
    isCorrection.current = true;
    setPage(results.nbPages);
  }, [isCurrent, isPastEnd, results.nbPages, setPage]);
}
