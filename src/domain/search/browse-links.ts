import type { Listing } from './plan-listings.ts';

export type BrowseGroup = { title: string; links: { label: string; href: string; path: string }[] };

const CONDITION = 'Condition';
const GROUPS = [
  { title: CONDITION, kind: 'car-type' },
  { title: 'Body type', kind: 'body' },
  { title: 'Make', kind: 'make' },
  { title: 'Location', kind: 'location' },
] as const satisfies readonly { title: string; kind: Listing['kind'] }[];

/**
 * Links between listings, for shoppers without scripts and for crawlers: every list of the site that has its own page,
 * empty ones left out, and the conditions where the stock is of one. No counts, so that a sale does not change a thousand pages (docs/decisions/0021-keys-of-pages.md).
 */
export function browseLinks(listings: readonly Listing[]): BrowseGroup[] {
  return GROUPS.map(({ title, kind }) => ({
    title,
    links: listings
      .filter((listing) => listing.kind === kind && listing.vehicles.length > 0 && !listing.canonicalPath)
      .map((listing) => ({ label: listing.name, href: `/search/${listing.path}`, path: listing.path })),
  })).filter(({ title, links }) => links.length > 1 && !(title === CONDITION && hasOneCondition(listings)));
}

/** True if every list by condition that has cars has the same: the choice of a condition is then none. */
function hasOneCondition(listings: readonly Listing[]): boolean {
  const counts = listings
    .filter(({ kind, vehicles }) => kind === 'car-type' && vehicles.length > 0)
    .map(({ vehicles }) => vehicles.length);
  return new Set(counts).size < 2;
}

/** Links to the models of the make that a listing belongs to; none for other listings. */
export function modelLinks(
  listing: Listing,
  listings: readonly Listing[],
): { label: string; href: string }[] {
  const make =
    listing.kind === 'make' ? listing.path : listing.kind === 'model' ? listing.parentPath : undefined;
  if (make === undefined) return [];
  return listings
    .filter((candidate) => candidate.kind === 'model' && candidate.parentPath === make)
    .map((candidate) => ({ label: candidate.name, href: `/search/${candidate.path}` }));
}
