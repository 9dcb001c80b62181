import { ALL_PATH, listingHref } from '../search/listing-href.ts';
import { readSearchState, writeSearchState, type FacetParameter } from '../search/search-url.ts';
import type { SearchState } from '../search/search-state.ts';
import type { Sort } from '../search/orders.ts';

/** A search as it is kept: a list, by its path below /search, and what was chosen there, as the query of an address. */
export type SavedSearch = { list: string; query: string };

/** Where a shopper asks to be told (spec A12): the form, the page that proves an address, the one that stops emails, and the one that says they have stopped. */
export const SAVED_SEARCH_PATH = '/saved-search';
export const CONFIRM_SEARCH_PATH = '/saved-search/confirm';
export const STOP_SEARCH_PATH = '/saved-search/stop';
export const STOPPED_SEARCH_PATH = '/saved-search/stopped';

/** The parameter with the list; every other one is as in the address of that list. */
export const LIST_PARAMETER = 'list';

const MAX_PATH_LENGTH = 200;

/** The list that an address names, or that of the whole stock where it names none that could be. */
export function readListPath(parameters: URLSearchParams): string {
  const path = parameters.get(LIST_PARAMETER) ?? '';
  return path.length <= MAX_PATH_LENGTH && /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(path) ? path : ALL_PATH;
}

/** What is chosen of a search that is kept: neither a page nor an order, which say nothing of what is wanted. */
function wanted({ page: _, sortBy: __, ...state }: SearchState): SearchState {
  return state;
}

/** What an address asks of a list, whatever it says; one search has one form (spec A12). */
export function readSavedSearch(
  parameters: URLSearchParams,
  facets: readonly FacetParameter[],
  defaultSort: Sort,
): SavedSearch & { state: SearchState } {
  const state = wanted(readSearchState(parameters, facets, defaultSort));
  const query = writeSearchState(state, new URLSearchParams(), facets).toString();
  return { list: readListPath(parameters), query, state };
}

/** The list with what was chosen there. */
export const searchHref = ({ list, query }: SavedSearch): string =>
  query === '' ? listingHref(list) : `${listingHref(list)}?${query}`;

/** The address of the form for a search, and with another path that of its feeds. */
export function savedSearchHref({ list, query }: SavedSearch, path: string = SAVED_SEARCH_PATH): string {
  const parameters = new URLSearchParams(query);
  if (list !== ALL_PATH) parameters.set(LIST_PARAMETER, list);
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}
