import { useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { readSearchState, searchParameters, writeSearchState } from '../../../domain/search/search-url.ts';
import { useIslandData } from './island-context.ts';
import { fromUiState, toUiState } from './ui-state.ts';

/** Set on the document by /search-pending.js while an address with filters waits for its results. */
const PENDING = 'data-search-pending';
/** A text that is still typed replaces its address; a pause of this many milliseconds makes a new one to go back to. */
const TYPING_MILLISECONDS = 1200;

const pathOf = (parameters: URLSearchParams, path: string): string => {
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
};

/**
 * Keeps the address and the search in step (spec S2): an address with parameters is searched for once the island has
 * hydrated its default view, changes write the address, back and forward read it. InstantSearch's own routing cannot be
 * used: with results from the build it would show those for any address.
 */
export function useSearchAddress(): void {
  const { indexUid, facets, listing, settings } = useIslandData();
  const { indexUiState, setIndexUiState, status, error } = useInstantSearch({ catchError: true });
  const isReady = useRef(false);
  const lastTyped = useRef(-Infinity);
  const path = `/search/${listing.path}`;
  const { default_sort: defaultSort } = settings;

  useEffect(() => {
    const read = (): void => {
      const state = readSearchState(new URLSearchParams(location.search), facets, defaultSort);
      setIndexUiState(toUiState(state, indexUid));
    };
    const known = searchParameters(facets);
    const hasState = [...new URLSearchParams(location.search).keys()].some((key) => known.includes(key));
    // In a task of its own: InstantSearch drops what is set while it mounts.
    const start = setTimeout(() => {
      if (hasState) read();
      else document.documentElement.removeAttribute(PENDING);
      isReady.current = true;
    });
    addEventListener('popstate', read);
    return () => {
      clearTimeout(start);
      removeEventListener('popstate', read);
    };
  }, [facets, defaultSort, indexUid, setIndexUiState]);

  useEffect(() => {
    if (!isReady.current) return;
    const previous = new URLSearchParams(location.search);
    const state = fromUiState(indexUiState, indexUid, facets);
    const next = pathOf(writeSearchState(state, previous, facets), path);
    if (next === pathOf(previous, location.pathname)) return;
    const wasTyped = (state.query ?? '') !== (previous.get('query') ?? '');
    const now = performance.now();
    const isTyping = wasTyped && now - lastTyped.current < TYPING_MILLISECONDS;
    if (wasTyped) lastTyped.current = now;
    history[isTyping ? 'replaceState' : 'pushState'](null, '', next + location.hash);
  }, [indexUiState, facets, indexUid, path]);

  // The held-back view shows with the first answer, or with the notice of an error.
  const wasBusy = useRef(false);
  useEffect(() => {
    const isBusy = status === 'loading' || status === 'stalled';
    if ((wasBusy.current && !isBusy) || error) document.documentElement.removeAttribute(PENDING);
    wasBusy.current = isBusy;
  }, [status, error]);
}
