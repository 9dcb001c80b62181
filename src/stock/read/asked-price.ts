import { isNothing } from './is-nothing.ts';
import type { RawVehicle } from './map-fields.ts';
import { isPassedOver } from './passed-over.ts';
import { readDay } from './read-date.ts';
import type { ReadingNotes } from './reading-notes.ts';
import { isWithoutTax } from './without-tax.ts';

/** The two ends of an ISO interval, as Google's feeds write the days of a sale: '2026-11-01T00:00/2026-11-30T23:59'. */
export const daysOf = (value: unknown): readonly [from: string, until: string] | undefined => {
  const [, from, until] = /^(\d{4}-[^/]+)\/(\d{4}-[^/]+)$/.exec(String(value).trim()) ?? [];
  return from !== undefined && until !== undefined ? [from, until] : undefined;
};

/** True if a special price holds on a day (YYYY-MM-DD): a day that cannot be read leaves the usual price. */
function holds(raw: RawVehicle, today: string, notes: ReadingNotes): boolean {
  const [first, last] = daysOf(raw.special_until) ?? [raw.special_from, raw.special_until];
  const day = (value: unknown, field: string): string | undefined =>
    isNothing(value) || /^[0\W]+$/.test(String(value)) ? today : readDay(value, field, notes);
  const from = day(first, 'special_from');
  const until = day(last, 'special_until');
  return from !== undefined && until !== undefined && from <= today && today <= until;
}

/**
 * A record with the price that is asked on a day (YYYY-MM-DD): the special one from its first to its last day, else the usual one;
 * none where a column says that GST comes on top.
 */
export function withAskedPrice(raw: RawVehicle, today: string, notes: ReadingNotes): RawVehicle {
  if ([raw.price_tax].flat().some((word) => isWithoutTax(word, true)) || isWithoutTax(raw.price_type)) {
    if (!isNothing(raw.price ?? raw.special_price))
      notes.warn('price', 'without GST, no price, left out', raw.price);
    const { price: _, before_price: __, ...rest } = raw;
    return rest;
  }
  if (isPassedOver('price', raw.special_price)) return raw;
  if (holds(raw, today, notes)) return { ...raw, price: raw.special_price };
  notes.warn(
    'special_price',
    'not on its days, the usual price counts',
    raw.special_until ?? raw.special_from,
  );
  return raw;
}
