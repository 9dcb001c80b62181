import { formatDate, formatMonth } from '../text/format.ts';

/**
 * What a page says of a registration that ends on `expiry`, YYYY-MM-DD or YYYY-MM, seen on `today`: 'Expires on {date}';
 * once it has ended 'Unregistered' on sites that use the word, else 'Expired on {date}' (spec D13).
 */
export function regoText(expiry: string, today: string, settings: { unregistered_word: boolean }): string {
  const end = expiry.slice(0, 10);
  // A month has ended only when today's month is later.
  const hasEnded = /^\d{4}-\d{2}/.test(end) && end < today.slice(0, end.length);
  if (hasEnded && settings.unregistered_word) return 'Unregistered';
  return `${hasEnded ? 'Expired' : 'Expires'} on ${end.length === 7 ? formatMonth(end) : formatDate(expiry)}`;
}
