import { addDays } from '../../src/domain/calendar/add-days.ts';
import { ListingSettings } from '../../src/domain/search/listing-settings.ts';
import { latestArrivals } from '../../src/domain/search/latest-arrivals.ts';
import { planListings } from '../../src/domain/search/plan-listings.ts';
import type { Vehicle } from '../../src/domain/vehicle/vehicle.ts';
import type { DemoVehicle } from './demo-vehicle.ts';

/** How many cards in a row must differ. */
export const NEIGHBOURS = 6;

/** Cars of the home page's list; no demo dealer shows more. */
const LATEST = 8;

/** As the lists sort and group it: they read no field in which the two differ but pictures and place. */
const asListed = (vehicle: DemoVehicle): Vehicle =>
  ({
    ...vehicle,
    images: vehicle.images.map((url) => ({ url })),
    location_slug: vehicle.location.slug,
    dealership_slug: vehicle.location.dealership_slug,
    spin_images: [],
  }) as unknown as Vehicle;

/** What is in the lists: sold cars for three days, hidden ones not at all. */
const SOLD_DAYS = 3;

function isListed({ show_on_dealer_website, sold_date_timestamp }: DemoVehicle, today: string): boolean {
  const oldest = Date.parse(`${addDays(today, -SOLD_DAYS)}T00:00:00Z`) / 1000;
  return show_on_dealer_website && (sold_date_timestamp === undefined || sold_date_timestamp >= oldest);
}

/** The ids of the vehicles of every list of a site, each in the order in which it opens, the list of all first. */
export function openingLists(stock: readonly DemoVehicle[], today: string): string[][] {
  const vehicles = stock.filter((vehicle) => isListed(vehicle, today)).map(asListed);
  const listings = planListings({
    vehicles,
    locations: [...new Set(stock.map(({ location }) => location))],
    settings: ListingSettings.parse({}),
    stockNoun: 'cars',
  });
  const latest = latestArrivals(vehicles, LATEST).vehicles;
  return [...listings.map((listing) => listing.vehicles), latest].map((list) => list.map(({ id }) => id));
}

/** For each id of the lists, those that stand within `NEIGHBOURS` cards of it in any of them. */
export function neighboursIn(lists: readonly (readonly string[])[]): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>();
  const link = (one: string, other: string): void => {
    near.set(one, (near.get(one) ?? new Set()).add(other));
  };
  for (const list of lists) {
    for (const [at, id] of list.entries()) {
      for (const other of list.slice(at + 1, at + NEIGHBOURS)) {
        link(id, other);
        link(other, id);
      }
    }
  }
  return near;
}
