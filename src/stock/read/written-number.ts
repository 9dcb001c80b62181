/** A number as a feed wrote it, with the words before and after it. */
export type WrittenNumber = {
  before: string;
  figure: number;
  after: string;
  /** Written as '45.000', which is forty-five thousand in half of the world and forty-five in the other. */
  isAmbiguous: boolean;
};

/** Characters of a figure with its words; in a longer text patterns could search for hours, and it is no figure. */
export const MAX_FIGURE_LENGTH = 200;

/**
 * Groups of three behind a comma, an apostrophe or a space (also the no-break and thin ones), or digits alone; then
 * decimals behind a point. No digit may follow at once: '1,5' and '1.234.567' are no such number.
 */
const WRITTEN =
  /^(?<before>[^\d-]*)(?:(?<sign>-)\s*(?<lead>(?:\$\s*)?))?(?<whole>\d{1,3}(?:(?<mark>[,'’\u0020\u00a0\u202f\u2009])\d{3})(?:\k<mark>\d{3})*(?!\d)|\d+)(?<decimals>\.\d+)?(?<after>(?![.,'’]?\d)[^]*)$/;

/** The number in a text with what is around it; undefined when the text holds none in the English way of writing, or is too long for one. */
export function writtenNumber(text: string): WrittenNumber | undefined {
  const parts = text.length > MAX_FIGURE_LENGTH ? undefined : WRITTEN.exec(text)?.groups;
  if (!parts) return undefined;
  const { before, sign = '', lead = '', whole, mark, decimals = '', after } = parts;
  const digits = whole!.replace(/\D/g, '');
  return {
    before: `${before}${lead}`.trim(),
    figure: Number(`${sign}${digits}${decimals}`),
    after: after!.trim(),
    isAmbiguous: mark === undefined && /^[1-9]\d{0,2}$/.test(digits) && decimals.length === 4,
  };
}

/** A value that is a number and nothing else, as number or text; undefined for any other. */
export function plainNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const written = writtenNumber(value);
  return written && written.before === '' && written.after === '' ? written.figure : undefined;
}

/** A value whose figures have the decimal mark of `feed.decimal_mark`, in the English way of writing; any but text as it is. */
export function withPoint(value: unknown, mark: '.' | ','): unknown {
  if (mark === '.' || typeof value !== 'string') return value;
  return value.replace(/\d[\d.,]*\d/g, (figure) =>
    figure.replace(/[.,]/g, (found) => (found === '.' ? ',' : '.')),
  );
}
