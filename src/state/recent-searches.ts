import { addRecent, RECENT_SEARCHES, type RecentSearch } from '../domain/saved/recent-search.ts';
import { persistentList } from './persistent-list.ts';

/** The last searches of a shopper, newest first (spec F12). */
export const $recentSearches = persistentList(RECENT_SEARCHES);

/** Puts a search in front of the last ones. */
export function addRecentSearch(search: RecentSearch): void {
  $recentSearches.keep(addRecent($recentSearches.get(), search));
}
