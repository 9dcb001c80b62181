import { within } from '../text/within.ts';
import type { FinanceLimits } from './finance-limits.ts';
import type { Frequency } from './frequency.ts';

/** What a shopper works a repayment out from: dollars, years in halves, percent a year. */
export type CalculatorInputs = {
  /** The purchase price. */
  amount: number;
  deposit: number;
  residual: number;
  termYears: number;
  rate: number;
  frequency: Frequency;
};

/**
 * Where the calculator begins: at the vehicle's price (dollars) where it has one, kept to what may be typed
 * (spec C4, C5).
 */
export function startInputs(limits: FinanceLimits, price?: number): CalculatorInputs {
  const { amount, deposit, residual, term, interest, example, repayment } = limits;
  return {
    amount: within(price ?? amount.start, limits.purchase_price),
    deposit: deposit.start,
    residual: residual.start,
    termYears: term.start,
    rate: interest.start === 'example' ? example.rate : interest.start,
    frequency: repayment.frequency,
  };
}
