import type { ReadingNotes } from './reading-notes.ts';
import { namedMonth, realDay, writtenDay } from './written-date.ts';

/** Seconds in a timestamp that may be in milliseconds: as seconds, such a figure lies after the year 5000. */
const seconds = (timestamp: number): number => (timestamp > 1e11 ? Math.floor(timestamp / 1000) : timestamp);

/** Days outside of these bounds are what systems write for none: 0001-01-01, 1753-01-01, 1899-12-30, 1900-01-01, 9999-12-31. */
const [LAST_NO_DAY, NEXT_NO_DAY] = ['1900-01-01', '2100-01-01'];

/** The day and, where it is given, the time of day with its zone. */
function parseDate(value: unknown, notes: ReadingNotes): { day: string; time: string } | undefined {
  const written = writtenDate(value, notes);
  return written && written.day > LAST_NO_DAY && written.day < NEXT_NO_DAY ? written : undefined;
}

/** True if a value is a date. */
export const isRealDate = (value: unknown, notes: ReadingNotes): boolean =>
  parseDate(value, notes) !== undefined;

function writtenDate(value: unknown, notes: ReadingNotes): { day: string; time: string } | undefined {
  if (typeof value === 'number' && value > 1e8) {
    const date = new Date(seconds(value) * 1000);
    if (Number.isNaN(date.getTime())) return undefined;
    const iso = date.toISOString();
    return { day: iso.slice(0, 10), time: iso.slice(10, 19) + 'Z' };
  }
  const text = String(value).trim();
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:$|[T ](.*))/.exec(text);
  if (iso) {
    const day = realDay(iso[1]!, iso[2]!, iso[3]!);
    const time = /^(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?( UTC)?$/.exec(iso[4] ?? '');
    const zone = time?.[3] ? 'Z' : (time?.[2] ?? '').replace(/([+-]\d{2})(\d{2})/, '$1:$2');
    const isReal = time && !Number.isNaN(Date.parse(`${day}T${time[1]}${zone}`));
    return day === undefined ? undefined : { day, time: isReal ? `T${time[1]}${zone}` : '' };
  }
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  const day =
    year === undefined
      ? writtenDay(text, notes.settings.date_order, notes.dates)
      : realDay(year, month!, date!);
  return day === undefined ? undefined : { day, time: '' };
}

/**
 * YYYY-MM-DD from an ISO date, one in figures by `feed.date_order`, or one with its month as a word, each with or without a
 * time; anything else is left out with a warning.
 */
export function readDay(value: unknown, field: string, notes: ReadingNotes): string | undefined {
  return readMoment(value, field, notes)?.slice(0, 10);
}

/** An ISO date, or date-time where the feed gives the time; anything else is left out with a warning. */
export function readMoment(value: unknown, field: string, notes: ReadingNotes): string | undefined {
  if (value === undefined) return undefined;
  const date = parseDate(value, notes);
  if (date === undefined) notes.warn(field, 'not a date, left out', value);
  return date && date.day + date.time;
}

/** YYYY-MM from a month (2021-07, 07/2021, 07.2021, Jul 2021) or a date; anything else is left out with a warning. */
export function readMonth(value: unknown, field: string, notes: ReadingNotes): string | undefined {
  const text = String(value ?? '').trim();
  const named = namedMonth(text);
  if (named !== undefined) return named;
  const found = /^(?<year>\d{4})[-/.](?<month>\d{1,2})$|^(?<month>\d{1,2})[-/.](?<year>\d{4})$/.exec(
    text,
  )?.groups;
  const { year, month } = found ?? {};
  if (year === undefined || month === undefined) return readDay(value, field, notes)?.slice(0, 7);
  return readDay(`${year}-${month}-01`, field, notes)?.slice(0, 7);
}

/** Seconds since 1970 from a timestamp in seconds or milliseconds, or from a date. */
export function readTimestamp(value: unknown, field: string, notes: ReadingNotes): number | undefined {
  if (value === undefined) return undefined;
  const digits = typeof value === 'string' && /^\d{9,}$/.test(value.trim()) ? Number(value) : value;
  if (typeof digits === 'number' && digits > 1e8) return Math.floor(seconds(digits));
  const moment = readMoment(value, field, notes);
  return moment === undefined ? undefined : Math.floor(Date.parse(moment) / 1000);
}
