import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { ListingSettings, SORTS } from './listing-settings.ts';
import { byFields } from '../../search-engine/by-fields.ts';
import { ROW_ORDER } from './row-order.ts';

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

/**
 * The same orders as sort expressions of the search (spec S12). Featured has none: the index's own order holds then,
 * and with a typed text its answers come best first.
 */
export const SORT_EXPRESSIONS = {
  default: [],
  'price-asc': ['available:desc', 'price:asc'],
  'price-desc': ['available:desc', 'price:desc'],
  newest: ['available:desc', 'created_at:desc'],
  'km-asc': ['available:desc', 'km:asc'],
  'year-desc': ['available:desc', 'year:desc'],
} satisfies Record<Sort, readonly string[]>;

/** Every order, in the order of the menu. */
export const SORT_NAMES = Object.keys(SORT_EXPRESSIONS) as Sort[];

type Order = (a: Vehicle, b: Vehicle) => number;

const featured: Order = (a, b) => hasPhoto(b) - hasPhoto(a) || newestFirst(a, b);

const ORDERS = {
  default: featured,
  'price-asc': (a, b) => ascending(a.price, b.price),
  'price-desc': (a, b) => descending(a.price, b.price),
  newest: newestFirst,
  'km-asc': (a, b) => ascending(a.km, b.km),
  'year-desc': (a, b) => descending(a.year, b.year),
} satisfies Record<Sort, Order>;

/**
 * Vehicles in the order of a sort, as a new array (spec S12): the very order in which the search answers. Cars that can
 * no longer be bought come last in every order, what lacks the sorted figure comes after what has it, and ties fall to
 * the featured order and then to make, model, badge, year and id. Price ascending leaves out cars without a price where
 * the tenant says so.
 */
export function sortVehicles(
  vehicles: readonly Vehicle[],
  sort: Sort,
  settings?: Pick<ListingSettings, 'price_ascending_above_zero'>,
): Vehicle[] {
  const onlyPriced = sort === 'price-asc' && settings?.price_ascending_above_zero === true;
  const listed = onlyPriced ? vehicles.filter((vehicle) => vehicle.price !== undefined) : vehicles;
  const order: Order = ORDERS[sort];
  return listed.toSorted(
    (a, b) =>
      Number(isAvailable(b)) - Number(isAvailable(a)) || order(a, b) || featured(a, b) || inRowOrder(a, b),
  );
}

function hasPhoto(vehicle: Vehicle): number {
  return vehicle.images.length > 0 ? 1 : 0;
}

/** By day: the hour at which a feed adds a car tells a shopper nothing. */
function newestFirst(a: Vehicle, b: Vehicle): number {
  return compare(b.created_at?.slice(0, 10) ?? '', a.created_at?.slice(0, 10) ?? '');
}

const inRowOrder: Order = byFields(ROW_ORDER);

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

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
