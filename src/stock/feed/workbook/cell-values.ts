/** Days from 30 December 1899, which is 0 of a workbook, to 1970; and from 1904, where old Macintoshes began to count. */
const DAYS_BEFORE_1970 = 25_569;
const DAYS_TO_1904 = 1462;
const DAY_MS = 86_400_000;
/** Excel has a 29 February 1900, so that earlier days are one more. */
const LEAP_DAY = 60;
/** The last day that a workbook can name, 31 December 9999. */
const LAST_DAY = 2_958_465;

/** Number formats that need not be described, by their numbers (ECMA-376 part 1, 18.8.30): dates, and times of day. */
const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** True if a number format shows a date: it has years, months or days beside what it shows as it is. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isDateId(id);
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '').split(';')[0] ?? '';
  return /[yd]/i.test(bare) || /m{3,}/i.test(bare);
}

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/**
 * A number of days as YYYY-MM-DD, with the time of day where it has one; the number itself where no day is meant. `is1904`
 * says from when a workbook counts.
 */
export function dateOfSerial(serial: number, is1904: boolean): string {
  if (!(serial >= 1 && serial <= LAST_DAY)) return String(serial);
  const days = serial + (is1904 ? DAYS_TO_1904 : serial < LEAP_DAY ? 1 : 0);
  const date = new Date(Math.round((days - DAYS_BEFORE_1970) * DAY_MS));
  const day = `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
  if (Number.isInteger(serial)) return day;
  return `${day}T${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}:${twoDigits(date.getUTCSeconds())}`;
}

/** Digits that a workbook keeps of a number; behind them it has what computers add. */
const KEPT_DIGITS = 15;

/**
 * A number of a workbook as people see it: all of its digits and no exponent, with the zeros in front that its format adds
 * ('00000' shows 123 as 00123).
 */
export function digitsOf(written: string, code: string | undefined): string {
  const figure = Number(written);
  if (written.trim() === '' || !Number.isFinite(figure)) return written;
  const kept = Number(figure.toPrecision(KEPT_DIGITS));
  const digits = Number.isInteger(kept) ? BigInt(kept).toString() : String(kept);
  const zeros = code !== undefined && /^0{2,}$/.test(code) ? code.length : 0;
  return digits.startsWith('-') ? digits : digits.padStart(zeros, '0');
}
