import { daysBetween } from '../../domain/calendar/days-between.ts';
import type { DatedPrice } from '../read/read-nested.ts';

/** Days for which a price must have been asked to count as one that was: a price put up for a day proves nothing. */
const MIN_DAYS_ASKED = 7;

/** Days after a reduction during which the price before it may still be shown. */
const MAX_DAYS_SHOWN = 90;

/**
 * The dollars a vehicle was offered for immediately before its price of today, when the history (oldest first) shows that
 * it was more, was asked for at least 7 days, and was reduced at most 90 days before `today` (YYYY-MM-DD). A was-price
 * that nobody was ever asked would mislead (Australian Consumer Law, sections 18 and 29).
 */
export function provenWasPrice(
  prices: readonly DatedPrice[],
  price: number | undefined,
  today: string,
): number | undefined {
  const last = prices.at(-1);
  if (price === undefined || !last) return undefined;
  const isRecorded = last.price === price;
  const before = isRecorded ? prices.at(-2) : last;
  const reducedOn = isRecorded ? last.date : today;
  if (!before || before.price <= price) return undefined;
  const wasAskedLongEnough = daysBetween(before.date, reducedOn) >= MIN_DAYS_ASKED;
  return wasAskedLongEnough && daysBetween(reducedOn, today) <= MAX_DAYS_SHOWN ? before.price : undefined;
}
