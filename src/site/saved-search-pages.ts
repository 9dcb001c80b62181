import { unsubscribePath } from '../domain/saved-search/unsubscribe-path.ts';
import { SAVED_SEARCH_PATH } from '../domain/saved-search/saved-search.ts';
import { savedSearchPaths, type SavedSearchPath } from '../domain/saved-search/saved-search-paths.ts';
import type { ShownFacet } from '../domain/search/facet.ts';
import { shownFacets } from '../domain/search/shown-facets.ts';
import type { SiteParts } from './site-parts.ts';

const PRIVACY = '/privacy-policy';

/** What the pages of kept searches show: nothing of a search, which is in the address (spec A12). */
export type SavedSearchPlan = {
  /** What is agreed to. */
  consent: string;
  facets: ShownFacet[];
  privacy: string | undefined;
};

/** The pages of kept searches and of letters; none where a site keeps none and writes none. */
export function savedSearchPages({ tenant, pageKey, isPage }: SiteParts) {
  const { saved_searches: kept, listing } = tenant;
  function plan(): SavedSearchPlan {
    if (kept === false) throw new Error('This site keeps no searches, and has no page for them.');
    return {
      consent: kept.consent,
      facets: shownFacets(listing.facets, listing),
      privacy: isPage(PRIVACY) ? PRIVACY : undefined,
    };
  }
  return {
    pages: (): { path: SavedSearchPath; key: string }[] =>
      savedSearchPaths(tenant).map((path) => ({
        path,
        key: pageKey('saved search', path, path === SAVED_SEARCH_PATH ? plan() : undefined),
      })),
    plan,
    /** The page that ends all letters (spec P1). */
    unsubscribe: unsubscribePath(tenant),
  };
}
