import { CONFIRM_SEARCH_PATH, SAVED_SEARCH_PATH, STOPPED_SEARCH_PATH } from './saved-search.ts';

/** What of a dealer decides whether searches are kept. */
export type SavedSearchSite = { saved_searches: object | false };

const PATHS = [SAVED_SEARCH_PATH, CONFIRM_SEARCH_PATH, STOPPED_SEARCH_PATH] as const;
export type SavedSearchPath = (typeof PATHS)[number];

/** The pages of kept searches that a site has; none where none are kept (spec R3). */
export const savedSearchPaths = ({ saved_searches: kept }: SavedSearchSite): readonly SavedSearchPath[] =>
  kept ? PATHS : [];
