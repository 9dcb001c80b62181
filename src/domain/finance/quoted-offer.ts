import type { FinanceLimits } from './finance-limits.ts';
import { pricedAs, type FinanceOutcome } from './finance-quote.ts';
import type { PriceType } from '../vehicle/vehicle-words.ts';
import type { GivenQuote } from './given-quote.ts';
import { platformQuote } from './platform-quote.ts';

/** Figures that the page of a vehicle offers, and whose they are. */
export type VehicleOffer = {
  /** The lender, or what kind of figures these are. */
  by: string;
  /** What introduces the terms they were worked out from. */
  basis: string;
  outcome: FinanceOutcome;
};

/** Said of figures that nobody stands behind (spec C10). */
export const ESTIMATE = { by: 'Our estimate', basis: 'An estimate, not a quote:' } as const;
const QUOTE = { by: 'Quoted for this vehicle', basis: 'This quote:' } as const;

/**
 * A quote that was given for the price (dollars) of a vehicle, whose `price_type` says what is in it, as it may be shown (spec C10); `estimate` marks one that no
 * provider stands behind. Undefined for a repayment too small to show (spec C8).
 */
export function quotedOffer(
  quote: GivenQuote,
  { price, price_type: type }: { price: number; price_type?: PriceType | undefined },
  limits: Pick<FinanceLimits, 'basis' | 'repayment' | 'fees'>,
): VehicleOffer | undefined {
  const outcome = platformQuote(quote, price, limits);
  if (outcome.kind !== 'quote') return undefined;
  return { ...(quote.estimate ? ESTIMATE : QUOTE), outcome: pricedAs(outcome, type) };
}
