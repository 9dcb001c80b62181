import { isNothing } from './is-nothing.ts';
import type { RawVehicle } from './map-fields.ts';
import { isPassedOver } from './passed-over.ts';
import { readDay } from './read-date.ts';
import type { ReadingNotes } from './reading-notes.ts';
import { isWithoutTax } from './without-tax.ts';

/** Whether a special price holds on a day (YYYY-MM-DD): a day that cannot be read leaves the usual price. */
function holds(raw: RawVehicle, today: string, notes: ReadingNotes): boolean {
  const day = (field: 'special_from' | 'special_until', otherwise: string): string | undefined =>
    isNothing(raw[field]) || /^[0\W]+$/.test(String(raw[field]))
      ? otherwise
      : readDay(raw[field], field, notes);
  const from = day('special_from', today);
  const until = day('special_until', today);
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
