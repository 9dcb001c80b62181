import { withFirst, type StoredList, textOf } from './stored-list.ts';

/** A search that a shopper made: what it is called and where it leads. */
export type RecentSearch = { label: string; href: string };

/** The last six searches, each address once (spec F12). */
export const RECENT_SEARCHES: StoredList<RecentSearch> = {
  name: 'recent-searches',
  read: readRecentSearch,
  keyOf: ({ href }) => href,
  most: 6,
};

/** Reads an entry of storage; an address that leaves this site's lists is none. */
export function readRecentSearch(entry: unknown): RecentSearch | undefined {
  const [label, href] = [textOf(entry, 'label'), textOf(entry, 'href')];
  return label && /^\/(search|cars)\//.test(href) ? { label, href } : undefined;
}

/** The searches with one added in front; the same address counts once. */
export function addRecent(list: readonly RecentSearch[], search: RecentSearch): RecentSearch[] {
  return withFirst(list, search, RECENT_SEARCHES);
}
