import { writeFigure } from './typed-figure.ts';

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

/** Dollars with the cents where there are any: '$12,990', '$0.50'. */
export function formatAmount(amount: number): string {
  return `$${writeFigure(amount, true)}`;
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
