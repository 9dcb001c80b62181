import { formatDollars } from '../text/format.ts';
import type { FinanceLimits } from './finance-limits.ts';

/** A purchase price, in dollars; a refused one keeps its value, so that a shopper can go on typing. */
export type PurchasePrice = { kind: 'ok'; value: number } | { kind: 'error'; value: number; message: string };

/** Judges a purchase price in dollars; zero, less or none at all becomes 0 (spec C5). */
export function purchasePrice(
  typed: number | undefined,
  { min, max }: FinanceLimits['purchase_price'],
): PurchasePrice {
  const value = Math.max(0, typed ?? 0);
  if (value >= min && value <= max) return { kind: 'ok', value };
  const message = `Cannot be less than ${formatDollars(min)} or more than ${formatDollars(max)}`;
  return { kind: 'error', value, message };
}
