import { writesEmails, type SavedSearchSite } from './saved-search-paths.ts';

/** Where the foot of every email that is no answer leads (spec P1). */
export const UNSUBSCRIBE_PATH = '/pages/unsubscribe';

/** Places of the page that the end of its address brings into view: what became of the form. */
export const UNSUBSCRIBE_PLACES = { done: 'done', unknown: 'unknown' } as const;

/** The page that ends all emails; undefined at a dealer whose site sends none by itself (spec R3). */
export const unsubscribePath = (site: SavedSearchSite): string | undefined =>
  writesEmails(site) ? UNSUBSCRIBE_PATH : undefined;
