import { otherOrder } from './date-evidence.ts';
import type { DateEvidence, DateOrder } from './date-evidence.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_WORD =
  '(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t(?:ember)?|ober|ember)?';

/** A time of day behind a date, with or without seconds, half of the day and zone. */
const TIME = String.raw`(?:[\sT,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|UTC|[A-Z]{3,5}|[+-]\d{2}:?\d{2})?)?`;
const NUMERIC = new RegExp(String.raw`^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})${TIME}$`, 'i');
const DAY_NAME = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.]?\\s+)?';
const DAY_FIRST = new RegExp(
  String.raw`^${DAY_NAME}(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+${MONTH_WORD}[\s,.-]+(?<year>\d{4})${TIME}$`,
  'i',
);
const MONTH_FIRST = new RegExp(
  String.raw`^${DAY_NAME}${MONTH_WORD}\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})${TIME}$`,
  'i',
);
const MONTH_ONLY = new RegExp(String.raw`^${MONTH_WORD}[\s,.-]+(?<year>\d{4})$`, 'i');

const twoDigits = (digits: string | number): string => String(digits).padStart(2, '0');

/** YYYY-MM-DD, or undefined when the calendar has no such day. */
export function realDay(year: string, month: string | number, day: string): string | undefined {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

const monthNumber = (name: string | undefined): number => MONTHS.indexOf((name ?? '').toLowerCase()) + 1;

/** YYYY-MM from a month that is named, 'Jul 2021'; undefined for any other text. */
export function namedMonth(text: string): string | undefined {
  const { name, year } = MONTH_ONLY.exec(text)?.groups ?? {};
  return year && `${year}-${twoDigits(monthNumber(name))}`;
}

/**
 * YYYY-MM-DD from a date in figures, by the feed's order of day and month, or with the month as a word; undefined for any
 * other text. What a date in figures tells of the order goes into `evidence`.
 */
export function writtenDay(text: string, order: DateOrder, evidence: DateEvidence): string | undefined {
  const named = (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups;
  if (named) return realDay(named['year']!, monthNumber(named['name']), named['day']!);
  const figures = NUMERIC.exec(text);
  if (!figures) return undefined;
  const [, first, , second, year] = figures;
  const read = (as: DateOrder) =>
    as === 'day-month-year' ? realDay(year!, second!, first!) : realDay(year!, first!, second!);
  const day = read(order);
  const other = read(otherOrder(order));
  if (day === undefined && other !== undefined) evidence.contradicts(text);
  else if (day !== undefined && other === undefined) evidence.fits();
  else if (day !== other) evidence.isOpen();
  return day;
}
