import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { percent } from './figures-text.ts';
import type { Refusal } from './rail.ts';

/** Below this many vehicles one value for all of them is no wonder. */
const FEWEST = 10;

/** A field that had one value for more of the stock than this had few values anyway. */
const HAD_MANY = 0.75;

const FIELDS: Readonly<Record<string, (vehicle: Vehicle) => string | number | undefined>> = {
  price: ({ price }) => price,
  photo: ({ images }) => images[0]?.url,
  // New vehicles have a handful of kilometres each, or none.
  km: ({ km, car_type }) => (car_type === 'used' ? km : undefined),
  make: ({ make }) => make,
  model: ({ model }) => model,
  year: ({ year }) => year,
  colour: ({ colour }) => colour,
  body: ({ body }) => body,
  fuel: ({ fuel }) => fuel,
  trans: ({ trans }) => trans,
  car_type: ({ car_type }) => car_type,
  location: ({ location_slug }) => location_slug,
};

/** Fields that differ from vehicle to vehicle at every dealer, so that a first feed can be judged by them. */
const NEVER_ONE = new Set(['price', 'photo', 'km']);

/** For each field that 10 vehicles or more have: the share of these that has its commonest value, 0 to 1. */
export function sameValueShares(vehicles: readonly Vehicle[]): Record<string, number> {
  const shares: Record<string, number> = {};
  for (const [field, valueOf] of Object.entries(FIELDS)) {
    const counts = new Map<string | number, number>();
    for (const vehicle of vehicles) {
      const value = valueOf(vehicle);
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const having = counts.values().reduce((sum, count) => sum + count, 0);
    if (having >= FEWEST) shares[field] = Math.max(...counts.values()) / having;
  }
  return shares;
}

/**
 * Refuses one value for nearly all vehicles in fields that had many last time; in a first feed, of fields that always
 * differ. `most` is a share from 0 to 1.
 */
export function sameValueRefusals(
  now: Readonly<Record<string, number>>,
  last: Readonly<Record<string, number>> | undefined,
  most: number,
): Refusal[] {
  const alike = Object.entries(now).filter(([field, share]) => {
    const before = last?.[field];
    return share > most && (before === undefined ? !last && NEVER_ONE.has(field) : before <= HAD_MANY);
  });
  if (alike.length === 0) return [];
  const words = alike.map(([field, share]) => {
    const before = last?.[field];
    return `${field} of ${percent(share)}${before === undefined ? '' : `, ${percent(before)} last time`}`;
  });
  const message =
    `Nearly all vehicles have one and the same value: ${words.join('; ')}. ` +
    `${percent(most)} is the most that may have one.`;
  return [{ rail: 'one-value', message }];
}
