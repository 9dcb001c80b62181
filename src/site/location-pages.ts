import { groupLocations, type LocationGroup, type LocationTab } from '../domain/location/location-groups.ts';
import { locationFrames, type EmbeddedPage } from '../domain/location/location-frames.ts';
import type { Location } from '../domain/location/location.ts';
import { locationRating, type LocationRating } from '../domain/review/location-rating.ts';
import { reviewPages } from '../domain/review/review-pages.ts';
import { listingHref } from '../domain/search/listing-href.ts';
import { stockPlaces } from '../domain/search/query-reader/stock-places.ts';
import type { VehicleCard } from '../domain/vehicle/vehicle-card.ts';
import type { VehicleImage } from '../domain/vehicle/vehicle.ts';
import { drawnMaps, type DrawnMaps } from './drawn-maps.ts';
import type { SiteParts } from './site-parts.ts';

/** Cars of the place that its page shows; the list has the rest. */
const SHOWN_VEHICLES = 4;

/** The page of one location among those of its yard. */
export type LocationEntry = LocationTab & { group: LocationGroup };

/** What the page of a location shows beside its own words. */
export type LocationPlan = {
  href: string;
  image: VehicleImage | undefined;
  /** What is said of its reviews, where they show. */
  rating: LocationRating | undefined;
  /** The page with the reviews of its yard, where it has one. */
  reviewsHref: string | undefined;
  /** Where it is, drawn for narrow and for wide windows; undefined without coordinates. */
  maps: DrawnMaps | undefined;
  /** Pages of others that it can show. */
  frames: EmbeddedPage[];
  cards: VehicleCard[];
  /** Its list of vehicles, when there is one. */
  listingHref: string | undefined;
};

/** The pages of locations (spec L4); they show whether a place is open `now`, so that none of them is kept. */
export function locationPages({ tenant, listings, now, mapData, pictureOf, cardOf }: SiteParts) {
  const href = `/${tenant.location.route}`;
  const groups = groupLocations(tenant.locations);
  const places = stockPlaces(
    groups.flatMap(({ tabs }) => tabs.map(({ location }) => location.address)),
    mapData.places,
  ).filter(({ name }) => !/^\d+$/.test(name));
  /** Cities whose area a location lies in (spec L1). */
  const citiesOf = ({ address }: Location): string[] =>
    places
      .filter(({ state, cities }) => state === address.state && cities.includes(address.city))
      .map(({ name }) => name);
  const reviewed = reviewPages(tenant.reviews);

  const reviewsOf = (group: string): string | undefined =>
    reviewed.find(({ yard: location }) => location === group)?.path;

  function plan({ location, group }: LocationEntry): LocationPlan {
    const listing = listings.find(({ path }) => path === location.slug);
    return {
      href: `${href}/${location.slug}`,
      image: pictureOf(location.image ?? group.tabs[0]?.location.image),
      rating: locationRating(location, tenant.reviews),
      reviewsHref: reviewsOf(group.group),
      maps: drawnMaps([location], mapData),
      frames: locationFrames(location, tenant.location),
      cards: listing ? listing.vehicles.slice(0, SHOWN_VEHICLES).map(cardOf) : [],
      listingHref: listing && listingHref(listing.path),
    };
  }

  return {
    /** All of them, each yard with its tabs. */
    list: { href, groups, citiesOf },
    /** A page for each visible location, its departments' too. */
    pages: (): LocationEntry[] => groups.flatMap((group) => group.tabs.map((tab) => ({ ...tab, group }))),
    plan,
    /** What the card of a location says of its reviews, with their page where there is one; undefined where none show (spec L5, D7). */
    ratingOf: (location: Location): (LocationRating & { href: string | undefined }) | undefined => {
      const rating = locationRating(location, tenant.reviews);
      return rating && { ...rating, href: reviewsOf(location.group) };
    },
    now,
  };
}
