import { hasPrice } from './availability.ts';
import { bodyName } from './body-name.ts';
import type { Vehicle } from './vehicle.ts';

type PricedVehicle = Vehicle & { price: number };

/** What likeness is read from. */
type LikeVehicle = Pick<Vehicle, 'id' | 'item_type' | 'body' | 'simple_body' | 'make' | 'price'>;

/** The stock in stock, cheapest first, under keys of falling likeness (see `likenessKeys`). */
export type SimilarIndex = ReadonlyMap<string, readonly PricedVehicle[]>;

const CANDIDATES = 10;
const SHOWN = 6;
/** Dollars either side of the price, below and from this price on (spec V11). */
const EXPENSIVE = 50_000;
const CHEAP_RANGE = 10_000;
const EXPENSIVE_RANGE = 25_000;

/** The index that makes each `similarVehicles` a binary search: built once for the whole stock, in any order. */
export function buildSimilarIndex(vehicles: readonly Vehicle[]): SimilarIndex {
  const index = new Map<string, PricedVehicle[]>();
  const inStock = vehicles
    .filter((vehicle) => vehicle.status === 'in_stock' && !vehicle.sold)
    .filter(hasPrice);
  for (const vehicle of inStock.toSorted((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))) {
    for (const key of likenessKeys(vehicle)) {
      const list = index.get(key);
      if (list) list.push(vehicle);
      else index.set(key, [vehicle]);
    }
  }
  return index;
}

/**
 * Up to 6 vehicles in stock of the same item type and a like price (spec V11): of 10 candidates those of the same body
 * and make first, then of the same body, then of the same make, and among equals the nearest in price. For a
 * vehicle without a price only body and make count.
 */
export function similarVehicles(vehicle: LikeVehicle, stock: SimilarIndex): Vehicle[] {
  const found = new Set<PricedVehicle>();
  for (const key of likenessKeys(vehicle)) {
    const list = stock.get(key) ?? [];
    for (const candidate of nearestInPrice(list, vehicle)) {
      if (found.size === CANDIDATES) break;
      if (candidate.id !== vehicle.id) found.add(candidate);
    }
  }
  return [...found].slice(0, SHOWN);
}

/** From most alike to least. */
function likenessKeys(vehicle: LikeVehicle): string[] {
  const { item_type: type } = vehicle;
  const body = bodyName(vehicle)?.toLowerCase() ?? '';
  const make = vehicle.make.toLowerCase();
  return [
    JSON.stringify({ type, body, make }),
    JSON.stringify({ type, body }),
    JSON.stringify({ type, make }),
    JSON.stringify({ type }),
  ];
}

/** Walks a list outwards from a price, nearest first, as far as the vehicle's range goes. */
function* nearestInPrice(list: readonly PricedVehicle[], vehicle: LikeVehicle): Generator<PricedVehicle> {
  const middle = list[Math.floor(list.length / 2)];
  if (!middle) return;
  const price = hasPrice(vehicle) ? vehicle.price : middle.price;
  const range = hasPrice(vehicle) ? (price < EXPENSIVE ? CHEAP_RANGE : EXPENSIVE_RANGE) : Infinity;
  let above = firstAtOrAbove(list, price);
  let below = above - 1;
  for (;;) {
    const higher = list[above];
    const lower = list[below];
    const isHigherNearer = !lower || (higher && higher.price - price < price - lower.price);
    const next = isHigherNearer ? higher : lower;
    if (!next || Math.abs(next.price - price) > range) return;
    yield next;
    if (isHigherNearer) above++;
    else below--;
  }
}

function firstAtOrAbove(list: readonly PricedVehicle[], price: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = list[middle];
    if (candidate && candidate.price < price) low = middle + 1;
    else high = middle;
  }
  return low;
}
