import { collapseSold } from '../domain/search/collapse-sold.ts';
import { laterPageHref } from '../domain/search/later-page-href.ts';
import { FIRST_LATER_PAGE, laterPages } from '../domain/search/later-pages.ts';
import { listingHref } from '../domain/search/listing-href.ts';
import { onModelLists } from '../domain/search/on-model-lists.ts';
import type { Listing } from '../domain/search/plan-listings.ts';
import type { WeeklyTerms } from '../domain/finance/weekly-list.ts';
import { withWeekly } from '../domain/search/weekly-card.ts';
import type { VehicleCard } from '../domain/vehicle/vehicle-card.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import type { SiteParts } from './site-parts.ts';

/** One of a list's later pages, with the ways to those beside it. */
export type LaterListingPart = {
  listing: Listing;
  href: string;
  previousHref: string;
  nextHref: string | undefined;
  /** True if the list ends here though it has more, which lists of models have, too. */
  isCutOff: boolean;
  vehicles: readonly Vehicle[];
};

/** Lists of all places that may be long; those of models and places always go on to their last car. */
const CUT_OFF: readonly Listing['kind'][] = ['car-type', 'body', 'make'];

/** What a later page of a list shows beside the list's own words. */
export type LaterListingPlan = {
  title: string;
  /** The vehicle it begins with, in words. */
  from: string;
  cards: VehicleCard[];
  /** Terms of its weekly figures; undefined where it has none. */
  terms: WeeklyTerms | undefined;
};

/**
 * The pages of lists behind their first (docs/decisions/0020-pages-as-files.md). A list that search engines should
 * know by another address has none of its own: its cars are on the later pages of that one.
 */
export function laterListingPages(site: SiteParts) {
  const { tenant, listings, pageKey, cardsKey, weekly } = site;
  /** One object for each card, since its HTML is kept by that. */
  const cards = new Map<string, VehicleCard>();
  function cardOf(vehicle: Vehicle): VehicleCard {
    const card =
      cards.get(vehicle.id) ?? withWeekly(site.cardOf(vehicle), site.documentOf(vehicle), weekly?.terms);
    cards.set(vehicle.id, card);
    return card;
  }
  const size = tenant.listing.page_size;
  const ownOf = ({ path, canonicalPath }: Listing): string =>
    canonicalPath !== undefined && site.listingPaths.has(canonicalPath) ? canonicalPath : path;
  const hasOwn = (listing: Listing): boolean => ownOf(listing) === listing.path;
  const cardsOf = (vehicles: readonly Vehicle[]): VehicleCard[] => collapseSold(vehicles).map(cardOf);

  const elsewhere = onModelLists(listings);

  function partsOf(listing: Listing): LaterListingPart[] {
    const isElsewhere = (vehicle: Vehicle): boolean =>
      CUT_OFF.includes(listing.kind) && elsewhere.has(vehicle);
    const pages = laterPages(listing.vehicles, size, isElsewhere);
    const held = pages.reduce((sum, { vehicles }) => sum + vehicles.length, size);
    const hrefs = pages.map(({ name }) => laterPageHref(listing.path, name));
    return pages.map(({ vehicles }, at) => ({
      listing,
      href: hrefs[at] ?? '',
      previousHref: hrefs[at - 1] ?? listingHref(listing.path),
      nextHref: hrefs[at + 1],
      isCutOff: at === pages.length - 1 && held < listing.vehicles.length,
      vehicles,
    }));
  }

  function titleOf({ listing, previousHref, vehicles: [first] }: LaterListingPart): string {
    const { title, path } = listing;
    if (previousHref === listingHref(path) || !first) return `${title}, continued`;
    // Two pages may begin with cars of one name.
    return `${title}, from ${first.name} (${first.id})`;
  }

  function plan(part: LaterListingPart): LaterListingPlan {
    const shown = cardsOf(part.vehicles);
    return {
      title: titleOf(part),
      from: part.vehicles[0]?.name ?? '',
      cards: shown,
      terms: shown.some((card) => card.weekly) ? weekly?.terms : undefined,
    };
  }

  function keyOf(part: LaterListingPart): string {
    const { listing, vehicles, ...ways } = part;
    const { vehicles: _, ...words } = listing;
    return pageKey('later page', words, ways, titleOf(part), vehicles[0]?.name, cardsKey(cardsOf(vehicles)));
  }

  const key = site.keyed(keyOf);
  return {
    pages: () =>
      listings
        .filter(hasOwn)
        .flatMap(partsOf)
        .map((part) => ({ part, key: key(part) })),
    plan,
    /** Where the cars behind a list's first page are, for browsers without scripts and for crawlers. */
    nextOf: (listing: Listing): string | undefined =>
      listing.vehicles.length > size ? laterPageHref(ownOf(listing), FIRST_LATER_PAGE) : undefined,
  };
}

export type LaterListingPages = ReturnType<typeof laterListingPages>;
