const DOLLARS = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});
const COUNT = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** Dollars as '$12,990': a dollar sign, thousands separators, no decimals (spec D4). */
export function formatDollars(amount: number): string {
  return DOLLARS.format(amount);
}

/** A whole number with thousands separators: '1,234' (spec D4). */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** Kilometres as '45,000 km' (spec D4). */
export function formatKilometres(kilometres: number): string {
  return `${COUNT.format(kilometres)} km`;
}

/** An ISO date or date-time as dd/MM/yyyy, by the day it is written with; other text stays as it is (spec D4). */
export function formatDate(iso: string): string {
  return iso.replace(/^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/, '$3/$2/$1');
}

/** A year and month, YYYY-MM or longer, as MM/yyyy; other text stays as it is. */
export function formatMonth(iso: string): string {
  return iso.replace(/^(\d{4})-(\d{2})(?:-.*)?$/, '$2/$1');
}

/** Figures with so many decimals at most, by their number; making one anew costs more than all else that formats. */
const FIGURES = [0, 1, 2].map((decimals) => ({
  trimmed: new Intl.NumberFormat('en-AU', { maximumFractionDigits: decimals }),
  whole: new Intl.NumberFormat('en-AU', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }),
}));

/** A figure with thousands separators and up to two decimals; `isPadded` keeps zeros at their end: '1.70'. */
export function formatFigure(value: number, decimals: number, isPadded: boolean): string {
  const formats = FIGURES[decimals];
  if (!formats) throw new RangeError(`A figure has no, one or two decimals, not ${decimals}.`);
  return (isPadded ? formats.whole : formats.trimmed).format(value);
}
