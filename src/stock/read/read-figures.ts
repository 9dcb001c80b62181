import type { ReadingNotes } from './reading-notes.ts';
import { readMeasure } from './read-measure.ts';
import { plainNumber } from './written-number.ts';
import { writtenYear } from './written-year.ts';

const MAX_KILOMETRES = 2_000_000;
const FIRST_YEAR = 1900;

/** Kilometres, from miles too where the feed says so; a negative figure or one over 2,000,000 refuses the record. */
export function readKilometres(value: unknown, field: string, notes: ReadingNotes): number | undefined {
  if (value === undefined) return undefined;
  const km = readMeasure(value, 'km', notes);
  if (km === undefined) return undefined;
  if (km < 0) return notes.refuse(field, value, 'negative');
  if (km > MAX_KILOMETRES) return notes.refuse(field, value, 'over 2,000,000');
  return Math.round(km);
}

/**
 * A year from 1900 to next year, seen from `today` (YYYY-MM-DD), also of two digits, or the year of a month or day (see
 * writtenYear); another number but 0 refuses the record.
 */
export function readYear(value: unknown, today: string, notes: ReadingNotes): number | undefined {
  if (value === undefined) return undefined;
  const year = writtenYear(String(value), Number(today.slice(0, 4)) + 1) ?? plainNumber(value);
  // A system that has no year sends 0.
  if (!year || !Number.isInteger(year)) {
    notes.warn('year', 'not a year, left out', value);
    return undefined;
  }
  const nextYear = Number(today.slice(0, 4)) + 1;
  if (year >= FIRST_YEAR && year <= nextYear) return year;
  return notes.refuse('year', value, `not between ${FIRST_YEAR} and next year`);
}

const NO_VIN = 'not 17 letters and digits without I, O and Q, left out';

/** The warning on a record whose VIN is none. */
export const NO_VIN_WARNING = `vin: ${NO_VIN}`;

/**
 * A VIN of 17 capitals and digits without I, O and Q (ISO 3779); anything else is left out with a warning, and so is one
 * character 17 times, which stands for none: two vehicles that have it would be taken for one.
 */
export function readVin(value: unknown, notes: ReadingNotes): string | undefined {
  if (value === undefined) return undefined;
  const vin = String(value).toUpperCase().replace(/[\s-]/g, '');
  if (/^(?!(.)\1+$)[A-HJ-NPR-Z\d]{17}$/.test(vin)) return vin;
  notes.warn('vin', NO_VIN);
  return undefined;
}
