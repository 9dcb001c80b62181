import type { ReadingNotes } from './reading-notes.ts';

/** `$29,990`, `12 345 km`, `2.2 L`: a number in the English way, with a unit before or behind it. */
const WRITTEN =
  /^(?:aud|\$|a\$)?\s*(-?)\s*\$?\s*(\d{1,3}(?:[,\u00a0 ]\d{3})+|\d+)(\.\d+)?\s*(?:[a-z][a-z/ .]*|%|\*)?$/i;

/** A value as a number, its unit dropped: '12,345 km' is 12345; undefined when it is none. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const found = WRITTEN.exec(value.trim());
  if (!found) return undefined;
  const [, sign = '', whole = '', fraction = ''] = found;
  return Number(`${sign}${whole.replace(/\D/g, '')}${fraction}`);
}

/** A number from 0 on; anything else is left out with a warning. */
export function readNumber(value: unknown, field: string, notes: ReadingNotes): number | undefined {
  if (value === undefined) return undefined;
  const number = toNumber(value);
  if (number !== undefined && number >= 0) return number;
  notes.warn(field, 'not a number, left out');
  return undefined;
}

/** A whole number from 0 on, rounded; anything else is left out with a warning. */
export function readWhole(value: unknown, field: string, notes: ReadingNotes): number | undefined {
  const number = readNumber(value, field, notes);
  return number === undefined ? undefined : Math.round(number);
}
