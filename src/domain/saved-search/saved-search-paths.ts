import { garagePages, type GarageSite } from '../garage/garage-site.ts';
import {
  CONFIRM_SEARCH_PATH,
  SAVED_SEARCH_PATH,
  STOP_SEARCH_PATH,
  STOPPED_SEARCH_PATH,
} from './saved-search.ts';

/** The settings that decide whether searches are kept and whether own vehicles have reminders. */
export type SavedSearchSite = GarageSite & { saved_searches: object | false; leads: unknown };

/** Where the link of a first letter leads, and the one that stops letters; each page has a button, and the last says it is done. */
const OF_EMAILS = [CONFIRM_SEARCH_PATH, STOP_SEARCH_PATH, STOPPED_SEARCH_PATH] as const;
export type SavedSearchPath = typeof SAVED_SEARCH_PATH | (typeof OF_EMAILS)[number];

/** True if a site writes to addresses that shoppers leave: about kept searches (spec A12) or vehicles of their own (A6). */
export const writesEmails = (site: SavedSearchSite): boolean =>
  Boolean(site.saved_searches) || (Boolean(site.leads) && garagePages(site).length > 0);

/** The pages of kept searches and of emails that a site has; none where it keeps none and writes none (spec R3). */
export const savedSearchPaths = (site: SavedSearchSite): readonly SavedSearchPath[] => [
  ...(site.saved_searches ? ([SAVED_SEARCH_PATH] as const) : []),
  ...(writesEmails(site) ? OF_EMAILS : []),
];
