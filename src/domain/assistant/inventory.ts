import type { SiteSettings } from '../site/site-settings.ts';
import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { listedVehicle, type ListedContext, type ListedVehicle } from './listed-vehicle.ts';

/** What vehicles are counted by. */
const FACETS = [
  'car_type',
  'make',
  'body',
  'fuel',
  'transmission',
  'location',
] as const satisfies readonly (keyof ListedVehicle)[];

/** How many vehicles there are of each value of a field, the most first. */
function countsOf(
  vehicles: readonly ListedVehicle[],
  facet: (typeof FACETS)[number],
): Record<string, number> {
  const values = Map.groupBy(vehicles, (vehicle) => vehicle[facet] ?? '');
  values.delete('');
  const counts = [...values].map(([value, { length }]) => [value, length] as const);
  return Object.fromEntries(counts.toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])));
}

/**
 * The vehicles that are for sale, in the order given and at most `most` of them, with counts over all of them. Sold
 * vehicles are not in it. It says nothing of the day, so that it changes when the stock does.
 */
export function inventory(
  vehicles: readonly Vehicle[],
  most: number,
  site: Pick<SiteSettings, 'name' | 'url' | 'licence'>,
  context: Omit<ListedContext, 'url'>,
) {
  const offered = vehicles
    .filter(isAvailable)
    .map((vehicle) => listedVehicle(vehicle, { ...context, url: site.url }));
  return {
    version: 1,
    dealer: { name: site.name, url: site.url, licence: `${site.licence.label} ${site.licence.number}` },
    currency: 'AUD',
    note: 'Prices are whole Australian dollars, as on the page of each vehicle; price_words says what a price includes.',
    total: offered.length,
    listed: Math.min(offered.length, most),
    facets: Object.fromEntries(FACETS.map((facet) => [facet, countsOf(offered, facet)])),
    vehicles: offered.slice(0, most),
  };
}
