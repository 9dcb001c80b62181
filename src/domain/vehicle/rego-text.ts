import { formatMonth } from '../text/format.ts';
import { dayInWords } from '../text/long-day.ts';

/**
 * What a page says of a registration that ends on `expiry`, YYYY-MM-DD or YYYY-MM, seen on `today`: 'Expires on {date}';
 * once it has ended 'Unregistered' on sites that use the word, else 'Expired on {date}' (spec D13).
 */
export function regoText(expiry: string, today: string, settings: { unregistered_word: boolean }): string {
  // A month has ended only when today's month is later, and a time of day is later than the day it is of.
  const hasEnded = /^\d{4}-\d{2}/.test(expiry) && expiry < today.slice(0, expiry.length);
  if (hasEnded && settings.unregistered_word) return 'Unregistered';
  return `${hasEnded ? 'Expired' : 'Expires'} on ${expiry.length === 7 ? formatMonth(expiry) : dayInWords(expiry)}`;
}
