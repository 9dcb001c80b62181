import { browseLinks, modelLinks, type BrowseGroup } from '../domain/search/browse-links.ts';
import { CARD_ATTRIBUTES } from '../domain/search/card-from-hit.ts';
import { listingScope } from '../domain/search/listing-filter.ts';
import { WEEKLY_FIELD } from '../domain/search/weekly-card.ts';
import { listingHref } from '../domain/search/listing-href.ts';
import { firstPage, type Listing } from '../domain/search/plan-listings.ts';
import { positionPromos } from '../domain/search/promo-cards.ts';
import type { SearchIslandData } from '../domain/search/search-island-data.ts';
import type { VehicleCard } from '../domain/vehicle/vehicle-card.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import type { LaterListingPages } from './later-listing-pages.ts';
import { listingSearch } from './listing-search.ts';
import type { SiteParts } from './site-parts.ts';

/** What the first page of a list shows beside the list's own words. */
export type ListingPlan = {
  /** Where search engines should find these cars. */
  canonicalHref: string;
  /** The page with the cars that follow; undefined where there are no more. */
  nextHref: string | undefined;
  links: BrowseGroup[];
  models: { label: string; href: string }[];
  cards: VehicleCard[];
  search: SearchIslandData;
};

/** The first pages of lists (spec S1), with 21 cars or what the tenant says (spec S4), and their search. */
export function listingPages(site: SiteParts, { nextOf }: Pick<LaterListingPages, 'nextOf'>) {
  const { tenant, stock, listings, pageKey } = site;
  const size = tenant.listing.page_size;
  const { dataOf, hasFeatures, promos: allPromos, refreshPath } = listingSearch(site);
  const links = browseLinks(listings);
  const linksKey = pageKey(links);
  const cardsOf = (listing: Listing): VehicleCard[] => firstPage(listing, size).map(site.cardOf);
  const fieldsKey = (names: readonly string[]): ((vehicles: readonly Vehicle[]) => string) =>
    site.setKey((vehicle: Vehicle) => names.map((name) => site.documentOf(vehicle)[name]));
  /** All that a list's filters show of its cars, and all that its search holds of those on the page. */
  const weekly = site.weekly ? [WEEKLY_FIELD] : [];
  // Features are no part of a page: they are fetched once their filter is opened.
  const counted = tenant.listing.facets.filter((name) => name !== 'features');
  const [facetsKey, hitsKey] = [
    fieldsKey([...counted, 'available', '_geo', ...weekly]),
    fieldsKey([...CARD_ATTRIBUTES, ...weekly]),
  ];

  function keyOf(listing: Listing): string {
    const { vehicles, ...words } = listing;
    // What the search shows beside the cards. The day is in it only through what it changes.
    const promos = positionPromos({ ...tenant.listing, promos: allPromos }, listing.path, stock.today);
    const { filter } = listingScope(listing);
    return pageKey(
      words,
      [vehicles.length, vehicles.length < stock.vehicles.length],
      linksKey,
      modelLinks(listing, listings),
      nextOf(listing),
      site.cardsKey(cardsOf(listing)),
      [filter, facetsKey(vehicles), hasFeatures(listing)],
      [hitsKey(vehicles.slice(0, size)), promos, refreshPath],
    );
  }

  function plan(listing: Listing): ListingPlan {
    return {
      canonicalHref: listingHref(listing.canonicalPath ?? listing.path),
      nextHref: nextOf(listing),
      links,
      models: modelLinks(listing, listings),
      cards: cardsOf(listing),
      search: dataOf(listing),
    };
  }

  const key = site.keyed(keyOf);
  return { pages: () => listings.map((listing) => ({ listing, key: key(listing) })), plan };
}
