import { percent } from './figures-text.ts';
import type { Refusal } from './rail.ts';

/** A field that had one value for more of the stock than this had few values anyway. */
const HAD_MANY = 0.75;

/** Fields that differ from vehicle to vehicle at every dealer, so that a first feed can be judged by them. */
const NEVER_ONE = new Set(['price', 'photo', 'km']);

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
