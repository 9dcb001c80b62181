import { FREQUENCY_FACTS, type Frequency } from './frequency.ts';

/** A loan as amortisation sees it: dollars, percent a year, years in halves. */
export type Loan = {
  /** What is lent, fees that are financed included. */
  principal: number;
  /** Percent a year, charged with each repayment. */
  rate: number;
  termYears: number;
  frequency: Frequency;
  /** Paid with the last repayment. */
  residual: number;
};

/** How many repayments a loan has (spec C3). */
export function repaymentCount({ termYears, frequency }: Pick<Loan, 'termYears' | 'frequency'>): number {
  return Math.round(termYears * FREQUENCY_FACTS[frequency].periods);
}

/**
 * The level repayment in dollars, unrounded, that pays a loan down to its residual (spec C3): standard amortisation
 * of the principal less the discounted residual. Negative where the residual exceeds what is owed.
 */
export function exactRepayment(loan: Loan): number {
  const count = repaymentCount(loan);
  const rate = loan.rate / 100 / FREQUENCY_FACTS[loan.frequency].periods;
  if (rate === 0) return (loan.principal - loan.residual) / count;
  // expm1 and log1p keep the digits that (1 + rate)^n - 1 loses at small rates.
  const growth = Math.expm1(count * Math.log1p(rate));
  return ((loan.principal * (growth + 1) - loan.residual) * rate) / growth;
}

/** What binary arithmetic may add to a round figure, in dollars. */
export const ROUNDING_NOISE = 1e-6;

/** A repayment in whole dollars, up or down as the lender does it; never below 0 (spec C3). */
export function roundRepayment(exact: number, rounding: 'up' | 'down'): number {
  const rounded = rounding === 'up' ? Math.ceil(exact - ROUNDING_NOISE) : Math.floor(exact + ROUNDING_NOISE);
  return Math.max(0, rounded);
}
