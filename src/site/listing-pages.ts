import { browseLinks, modelLinks, type BrowseGroup } from '../domain/search/browse-links.ts';
import { CARD_ATTRIBUTES } from '../domain/search/card-from-hit.ts';
import { listingScope } from '../domain/search/listing-filter.ts';
import type { SearchFieldName } from '../domain/search/search-fields.ts';
import { listingHref } from '../domain/search/listing-href.ts';
import { listingPage, listingPages as countPages, type Listing } from '../domain/search/plan-listings.ts';
import { positionPromos } from '../domain/search/promo-cards.ts';
import type { SearchIslandData } from '../domain/search/search-island-data.ts';
import type { VehicleCard } from '../domain/vehicle/vehicle-card.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import { listingSearch } from './listing-search.ts';
import type { SiteParts } from './site-parts.ts';

/** One page of a list: `number` is 1-based. */
export type ListingPart = { listing: Listing; number: number };

/** What a page of a list shows beside the list's own words. */
export type ListingPlan = {
  title: string;
  /** Where search engines should find these cars. */
  canonicalHref: string;
  /** How many pages the list has. */
  pages: number;
  links: BrowseGroup[];
  models: { label: string; href: string }[];
  cards: VehicleCard[];
  /** Of the first page only: the others are still, and lead to it. */
  search: SearchIslandData | undefined;
};

/** The pages of lists (spec S1), 21 cars on each or what the tenant says (spec S4). */
export function listingPages(site: SiteParts) {
  const { tenant, stock, listings, pageKey } = site;
  const size = tenant.listing.page_size;
  const { dataOf, refreshPath } = listingSearch(site);
  const links = browseLinks(listings);
  const linksKey = pageKey(links);
  const cardsOf = ({ listing, number }: ListingPart): VehicleCard[] =>
    listingPage(listing, number, size).map(site.cardOf);
  const fieldsKey = (names: readonly SearchFieldName[]): ((vehicles: readonly Vehicle[]) => string) =>
    site.setKey((vehicle: Vehicle) => names.map((name) => site.documentOf(vehicle)[name]));
  /** All that a list's filters show of its cars, and all that its search holds of those on the first page. */
  const [facetsKey, hitsKey] = [fieldsKey(tenant.listing.facets), fieldsKey(CARD_ATTRIBUTES)];

  function pagesOf(listing: Listing): (ListingPart & { href: string; key: string })[] {
    const { vehicles, ...words } = listing;
    const shared = pageKey(words, vehicles.length, linksKey, modelLinks(listing, listings));
    // What the search of the first page shows beside its cards. The day is in it only through what it changes.
    const promos = positionPromos(tenant.listing, listing.path, stock.today);
    const { filter } = listingScope(listing);
    const hits = hitsKey(vehicles.slice(0, size));
    const search = pageKey(filter, facetsKey(vehicles), hits, promos, refreshPath);
    return Array.from({ length: countPages(listing, size) }, (_, index) => {
      const number = index + 1;
      const cards = site.cardsKey(cardsOf({ listing, number }));
      const key = pageKey(shared, number, cards, number === 1 ? search : '');
      return { listing, number, href: listingHref(listing.path, number), key };
    });
  }

  function plan({ listing, number }: ListingPart): ListingPlan {
    return {
      title: number > 1 ? `${listing.title}, page ${number}` : listing.title,
      canonicalHref: listingHref(listing.canonicalPath ?? listing.path, number),
      pages: countPages(listing, size),
      links,
      models: modelLinks(listing, listings),
      cards: cardsOf({ listing, number }),
      search: number === 1 ? dataOf(listing) : undefined,
    };
  }
  return { pages: () => listings.flatMap(pagesOf), plan };
}
