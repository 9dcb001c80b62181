import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { ListingSettings, SORTS } from './listing-settings.ts';

export type Sort = (typeof SORTS)[number];

/** What the sort menu calls each order (spec S12). */
export const SORT_LABELS = {
  default: 'Featured',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  newest: 'Newest first',
  'km-asc': 'Kilometres: low to high',
  'year-desc': 'Year: newest first',
} satisfies Record<Sort, string>;

type Order = (a: Vehicle, b: Vehicle) => number;

const ORDERS = {
  default: (a, b) => hasPhoto(b) - hasPhoto(a) || newestFirst(a, b),
  'price-asc': (a, b) => ascending(priceOf(a), priceOf(b)),
  'price-desc': (a, b) => descending(priceOf(a), priceOf(b)),
  newest: newestFirst,
  'km-asc': (a, b) => ascending(a.km, b.km),
  'year-desc': (a, b) => descending(a.year, b.year),
} satisfies Record<Sort, Order>;

/**
 * Vehicles in the order of a sort, as a new array (spec S12). Cars that can no longer be bought come last in every
 * order, what lacks the sorted figure comes after what has it, and ties fall to the id. Price ascending leaves out cars
 * without a price where the tenant says so.
 */
export function sortVehicles(
  vehicles: readonly Vehicle[],
  sort: Sort,
  settings?: Pick<ListingSettings, 'price_ascending_above_zero'>,
): Vehicle[] {
  const onlyPriced = sort === 'price-asc' && settings?.price_ascending_above_zero === true;
  const listed = onlyPriced ? vehicles.filter((vehicle) => priceOf(vehicle) !== undefined) : vehicles;
  const order: Order = ORDERS[sort];
  return listed.toSorted(
    (a, b) => Number(isAvailable(b)) - Number(isAvailable(a)) || order(a, b) || compareText(a.id, b.id),
  );
}

function hasPhoto(vehicle: Vehicle): number {
  return vehicle.images.length > 0 ? 1 : 0;
}

function newestFirst(a: Vehicle, b: Vehicle): number {
  return compareText(b.created_at, a.created_at);
}

/** A price of 0 stands for none (spec S12). */
function priceOf(vehicle: Vehicle): number | undefined {
  return vehicle.price !== undefined && vehicle.price > 0 ? vehicle.price : undefined;
}

function ascending(a: number | undefined, b: number | undefined): number {
  return missingLast(a, b) ?? (a ?? 0) - (b ?? 0);
}

function descending(a: number | undefined, b: number | undefined): number {
  return missingLast(a, b) ?? (b ?? 0) - (a ?? 0);
}

function missingLast(a: number | undefined, b: number | undefined): number | undefined {
  if (a !== undefined && b !== undefined) return undefined;
  return Number(a === undefined) - Number(b === undefined);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
