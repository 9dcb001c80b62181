import { formatDollars } from '../text/format.ts';
import type { CostsSettings } from './costs-settings.ts';

/**
 * What a delivery costs, as the call and the dealer's regions answer it (spec K7): the dealer's name of the region, and
 * dollars. `place` is what the postcode's own place is called, where that is known.
 */
export type DeliveryPrice = { name: string; price: number; place?: string };

/** What the delivery calculator says. */
export type DeliveryEstimate =
  | { kind: 'empty'; message: string }
  | { kind: 'unknown'; message: string }
  | { kind: 'away'; message: string }
  | { kind: 'ok'; name: string; price: string };

const EMPTY = 'Please enter a postcode';
const UNKNOWN =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

const AWAY = "We couldn't look up the price. Please try again, or give us a call for a quote.";

/** Where a delivery goes to, in words: 'Parramatta NSW 2150 (Greater Sydney)'; the postcode is what was typed. */
const goesTo = (postcode: string, { name, place }: DeliveryPrice): string =>
  `${place ? `${place} ` : ''}${postcode} (${name})`;

/** The first of the dealer's regions that a postcode lies in; undefined for none and for what is no postcode (spec V9). */
export function deliveryRegion(typed: string, regions: CostsSettings['delivery']): DeliveryPrice | undefined {
  const postcode = typed.trim();
  if (!/^\d{4}$/.test(postcode)) return undefined;
  // Four digits stand in the same order as text and as numbers.
  const region = regions.find(({ postcodes }) =>
    postcodes.some(({ from, to }) => from <= postcode && postcode <= to),
  );
  return region && { name: region.name, price: region.price };
}

/** What to say to a typed postcode and the answer found for it, here or by the call (spec V9). */
export function deliveryEstimate(typed: string, answer: DeliveryPrice | undefined): DeliveryEstimate {
  if (typed.trim() === '') return { kind: 'empty', message: EMPTY };
  if (!answer) return { kind: 'unknown', message: UNKNOWN };
  return { kind: 'ok', name: goesTo(typed.trim(), answer), price: formatDollars(answer.price) };
}

/**
 * What to say where the call had no answer: what the dealer's regions say of the postcode, when the page has them, else
 * that the price could not be looked up.
 */
export function unansweredEstimate(typed: string, regions: CostsSettings['delivery']): DeliveryEstimate {
  if (regions.length === 0) return { kind: 'away', message: AWAY };
  return deliveryEstimate(typed, deliveryRegion(typed, regions));
}
