import type { PriceType } from '../vehicle/vehicle-words.ts';
import type { Frequency } from './frequency.ts';

/** Percent a year; a range where the lender gave a rate and no comparison rate (spec C6). */
export type Comparison = { kind: 'rate'; percent: number } | { kind: 'range'; min: number; max: number };

/**
 * A repayment or rate that may be shown. The law wants the comparison rate beside either, no less prominent, and the
 * warning with it (National Credit Code, Part 10), and a repayment says nothing without what it was worked out from:
 * none of them exists without the others.
 */
export type FinanceQuote = {
  /** The purchase price, in dollars. */
  amount: number;
  /** What that price includes, where it is a vehicle's own. */
  priceType?: PriceType | undefined;
  /** Dollars; undefined where a lender gave a repayment without saying. */
  deposit: number | undefined;
  /** The final payment (residual, balloon) in dollars; undefined where a lender gave a repayment without saying. */
  residual: number | undefined;
  /** Fees in dollars that the repayments include, over the whole term. */
  fees: number;
  /** Fees in dollars that neither repayments nor total include, because the lender charges them apart. */
  feesApart: number;
  /** Whole dollars each `frequency`. */
  repayment: number;
  frequency: Frequency;
  termYears: number;
  /** Dollars over the whole term, the final payment included, the deposit not. */
  total: number;
  /** Percent a year. */
  rate: number;
  comparison: Comparison;
  warning: string;
};

/** What is shown where a repayment belongs; too small a one is none (spec C8). `reason` says why, where a shopper can mend it. */
export type FinanceOutcome =
  | { kind: 'quote'; quote: FinanceQuote }
  | { kind: 'enquire'; payment: 'Enquire for Finance'; total: ''; reason: string };

/** A quote for the price of a vehicle, which says what that price includes: the repayment says no more than it (spec D4). */
export function pricedAs(outcome: FinanceOutcome, priceType: PriceType | undefined): FinanceOutcome {
  if (outcome.kind !== 'quote' || priceType === undefined) return outcome;
  return { kind: 'quote', quote: { ...outcome.quote, priceType } };
}

/** A repayment of so many dollars or less is not shown (spec C8). */
const GREATEST_UNSHOWN = 25;
const TOO_SMALL = `We don't show repayments of $${GREATEST_UNSHOWN} or less. Ask us for a quote.`;

/** A quote, or the words in its place, and why, when the repayment is 25 dollars or less (spec C8). */
export function financeOutcome(quote: FinanceQuote): FinanceOutcome {
  return quote.repayment <= GREATEST_UNSHOWN ? enquireForFinance(TOO_SMALL) : { kind: 'quote', quote };
}

/** The words in place of a repayment, and why there is none. */
export function enquireForFinance(reason = ''): FinanceOutcome {
  return { kind: 'enquire', payment: 'Enquire for Finance', total: '', reason };
}
