import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { withKnownSpellings } from '../../../domain/search/known-spellings.ts';
import { NEAR, WITHIN } from '../../../domain/search/near.ts';
import type { SearchState } from '../../../domain/search/search-state.ts';
import { readSearchState, unofferedParameters, writeSearchState } from '../../../domain/search/search-url.ts';
import type { SearchAnswers } from './connect-search-state.ts';
import { releaseList } from './held-list.ts';
import { useIslandData } from './island-context.ts';
import { adoptChoices, earlyChoices, earlyPick, type EarlyChoice } from './early-choices.ts';
import { SearchAddress } from './search-address.ts';
import { useSearchState } from './use-search-state.ts';

/** How a shopper scrolls without choosing anything. */
const SCROLLS = ['wheel', 'touchmove'] as const;

/**
 * Keeps the address and the search in step (spec S2): an address with parameters, and what was typed and chosen before the
 * island woke, is searched for once it has hydrated its default view; changes write the address, back and forward read it.
 * A page behind the last one becomes the last. InstantSearch's own routing cannot be used: with results from the build it
 * would show those for any address.
 * A Back that `closeByBack` used to close something takes no choice back. Gives the address, which knows where a list is
 * read from, and the parameters it had that the list cannot be narrowed by.
 */
export function useSearchAddress(
  { isCurrent, isPastEnd }: SearchAnswers,
  closeByBack: () => boolean,
): { address: SearchAddress; unoffered: readonly string[] } {
  const { facets, settled, listing, settings, initial } = useIslandData();
  const [unoffered, setUnoffered] = useState<readonly string[]>([]);
  const { addMiddlewares, setIndexUiState, results } = useInstantSearch<Record<string, SearchState>>();
  const { setPage } = useSearchState();
  const isReady = useRef(false);
  const path = `/search/${listing.path}`;
  const { default_sort: defaultSort } = settings;
  const address = useMemo(() => new SearchAddress(globalThis, path, facets), [path, facets]);

  // Before anything renders again: the fields would then say what the build said.
  const early = useRef<EarlyChoice[]>([]);
  const picked = useRef<EarlyChoice[]>([]);
  useLayoutEffect(() => {
    const island = document.querySelector('.search-island');
    const collect = (): void => {
      if (!isReady.current) early.current = earlyChoices(island);
    };
    collect();
    // Before React sees them: what is chosen until the search has started is dropped by InstantSearch too.
    for (const sign of ['input', 'change']) island?.addEventListener(sign, collect, true);
    // The same holds for quick picks, and for a link to another page of the list: until then the browser follows it.
    const press = (event: Event): void => {
      if (isReady.current) return;
      const pick = earlyPick(event.target);
      if (pick) picked.current.push(pick);
      const isLink = event.target instanceof Element && event.target.closest('a');
      if (pick || isLink) event.stopPropagation();
    };
    island?.addEventListener('click', press, true);
    return () => {
      for (const sign of ['input', 'change']) island?.removeEventListener(sign, collect, true);
      island?.removeEventListener('click', press, true);
    };
  }, []);

  useEffect(() => {
    const read = (): void => {
      const written = readSearchState(new URLSearchParams(location.search), facets, defaultSort);
      const asked = withKnownSpellings(written, initial.facets, facets);
      const choices = [...early.current.splice(0), ...picked.current.splice(0)];
      const state = adoptChoices(asked, choices, facets, defaultSort);
      const isDefault = writeSearchState(state, new URLSearchParams(), facets).size === 0;
      if (isDefault && !isReady.current) {
        address.correct(() => address.write(state));
        return releaseList();
      }
      // What an address says otherwise than the list is written into its place.
      if (choices.length === 0) address.correct(() => setIndexUiState(state));
      else setIndexUiState(state);
    };
    const onMoved = (): void => {
      if (closeByBack()) return address.restore();
      address.onMoved();
      read();
    };
    // In a task of its own: InstantSearch drops what is set while it mounts.
    const start = setTimeout(() => {
      const vain = unofferedParameters(new URLSearchParams(location.search), facets, settled);
      if (vain.length > 0) address.drop(vain.includes(NEAR) ? [...vain, WITHIN] : vain);
      setUnoffered(vain);
      read();
      isReady.current = true;
    });
    // Who scrolls before the answer has come reads on from there.
    const readOn = (): void => void address.takeStart();
    addEventListener('popstate', onMoved);
    for (const sign of SCROLLS) addEventListener(sign, readOn, { passive: true });
    return () => {
      clearTimeout(start);
      removeEventListener('popstate', onMoved);
      for (const sign of SCROLLS) removeEventListener(sign, readOn);
    };
  }, [facets, settled, defaultSort, initial, setIndexUiState, address, closeByBack]);

  // At each change, as the library's own routing does: a render that comes late would write what Back has just left.
  useEffect(
    () =>
      addMiddlewares(({ instantSearchInstance: { mainIndex } }) => ({
        onStateChange({ uiState }) {
          const states = uiState as Record<string, SearchState>;
          if (isReady.current) address.write(states[mainIndex.getIndexId()] ?? {});
        },
      })),
    [addMiddlewares, address],
  );

  useEffect(() => {
    if (isCurrent && isPastEnd) address.correct(() => setPage(results.nbPages));
  }, [isCurrent, isPastEnd, results.nbPages, setPage, address]);
  return { address, unoffered };
}
