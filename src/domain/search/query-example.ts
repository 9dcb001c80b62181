import { bodyName } from '../vehicle/body-name.ts';
import { hasPrice, isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { formatDollars } from '../text/format.ts';

/** Dollars that the price of an example is rounded up to. */
const STEP = 5_000;

/** The value that most vehicles have, the first of equals; undefined where all have the same or none has any. */
function commonest(values: readonly (string | undefined)[]): string | undefined {
  const counts = Map.groupBy(values, (value) => value ?? '');
  const ordered = [...counts].filter(([value]) => value !== '').sort(([, a], [, b]) => b.length - a.length);
  return ordered.length > 1 ? ordered[0]?.[0] : undefined;
}

/** A name in the middle of a sentence: 'ute', but 'SUV' as it is. */
const inSentence = (name: string): string => (name === name.toUpperCase() ? name : name.toLowerCase());

/**
 * Something to type that finds vehicles of a list: its commonest body, or make where all have one body, under the price that half
 * of those are below: 'ute under $30k'. '' where nothing is sure to.
 */
export function queryExample(vehicles: readonly Vehicle[]): string {
  const priced = vehicles.filter(isAvailable).filter(hasPrice);
  const body = commonest(priced.map(bodyName));
  const make = commonest(priced.map((vehicle) => vehicle.make));
  const named = priced.filter((vehicle) =>
    body ? bodyName(vehicle) === body : make && vehicle.make === make,
  );
  const prices = named.map(({ price }) => price).sort((a, b) => a - b);
  const median = prices[Math.floor(prices.length / 2)];
  const subject = body ? inSentence(body) : make;
  if (median === undefined || subject === undefined) return '';
  const most = Math.ceil(median / STEP) * STEP;
  return `${subject} under ${formatDollars(most / 1000)}k`;
}

/** The words in an empty search box: an example where there is one. */
export const queryPlaceholder = (example: string, otherwise: string): string =>
  example === '' ? otherwise : `Try '${example}'`;
