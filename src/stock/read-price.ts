import { HIGHEST_NO_PRICE, realPrice } from '../domain/vehicle/real-price.ts';
import type { ReadingNotes } from './reading-notes.ts';
import { toNumber } from './read-number.ts';

/** Dollars; more than this is a slip of the keyboard. */
const HIGHEST_PRICE = 5_000_000;

/** Words with which feeds say that there is no price. */
const NO_PRICE =
  /^(poa|p\.o\.a\.?|price on application|na|tba|tbc|call|contact us( for price)?|enquire|ask)$/i;

/**
 * Whole dollars, cents rounded up (domain/vehicle/real-price). Words such as 'POA' are no price, and so, with a
 * warning, are 10 dollars and less (spec D3); a price over 5,000,000 refuses the record; anything
 * else that is no amount is left out with a warning.
 */
export function readPrice(value: unknown, field: string, notes: ReadingNotes): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && NO_PRICE.test(value.trim())) return undefined;
  const dollars = toNumber(value);
  // Three digits behind a full stop are thousands written in another country's way: 29.990 is not 30 dollars.
  if (dollars === undefined || (typeof value === 'string' && /\.\d{3,}/.test(value))) {
    notes.warn(field, 'not an amount, left out');
    return undefined;
  }
  if (dollars > HIGHEST_PRICE) return notes.refuse(field, value, 'over $5,000,000');
  const asked = realPrice(dollars);
  if (asked === undefined) notes.warn(field, `${HIGHEST_NO_PRICE} dollars or less, no price`);
  return asked;
}
