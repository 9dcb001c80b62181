/** A year of two digits is of the century that ends with next year: '17' is 2017, '98' is 1998. */
function fullYear(digits: string, nextYear: number): number {
  const year = Math.floor(nextYear / 100) * 100 + Number(digits);
  return year > nextYear ? year - 100 : year;
}

/** The year of a month or a day, in the ways that feeds write them: '12.2019', '03/2017', 'Jul 2021', '2017-03-01', '01/03/2017'. */
const OF_DATE =
  /^(?:\d{1,2}[./-](?:\d{1,2}[./-])?|(?:\d{1,2}[\s-])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.,-]+)(?<end>\d{4})(?:[T\s,].*)?$|^(?<start>\d{4})[./-]\d{1,2}(?:[./-]\d{1,2}(?:[T\s].*)?)?$/i;
const OF_TWO_DIGITS = /^(?:my\s?|['’])?(?<short>\d{2})$/i;
const OF_MODEL = /^my\s?(?<model>\d{4})$/i;
const OF_TWO_YEARS = /^(?<first>\d{4})\s?[/-]\s?(?:\d{2}|\d{4})$/;
const OF_SHORT_MONTH = /^\d{1,2}[/.](?<short>\d{2})$/;

/**
 * The year in a text that is more than its four digits: of a month or day, of a model year ('MY17', '2017/18'), or of two
 * digits, seen from next year. Undefined for any other text.
 */
export function writtenYear(text: string, nextYear: number): number | undefined {
  const trimmed = text.trim();
  for (const pattern of [OF_MODEL, OF_DATE, OF_TWO_YEARS, OF_TWO_DIGITS, OF_SHORT_MONTH]) {
    const { start, end, model, first, short } = pattern.exec(trimmed)?.groups ?? {};
    if (short !== undefined) return fullYear(short, nextYear);
    const year = start ?? end ?? model ?? first;
    if (year !== undefined) return Number(year);
  }
  return undefined;
}
