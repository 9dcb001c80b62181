import { FREQUENCY_FACTS, type Frequency } from './frequency.ts';

/** A loan as its comparison rate sees it, in dollars. */
export type ComparedLoan = {
  /** What the borrower gets at the start, fees that are financed included. */
  credit: number;
  /** Credit fees paid at the start or financed; government charges are none. */
  feesAtStart: number;
  /** Each repayment, regular fees included. */
  repayment: number;
  repayments: number;
  /** Paid with the last repayment. */
  residual: number;
  frequency: Frequency;
};

/** Halvings that leave less than a thousandth of a hundredth of a percent between the two ends. */
const HALVINGS = 60;
/** Per period; no lawful loan comes near. */
const MAX_RATE = 1;

/**
 * The comparison rate, percent a year to two decimals (National Consumer Credit Protection Regulations 71 and 100):
 * the rate at which all repayments and credit fees, discounted to the start, equal the credit, times the repayments a
 * year, which count as 52.18 weekly and 26.09 fortnightly. 0 for a loan that costs nothing. Throws a RangeError where
 * fees leave nothing of the credit.
 */
export function comparisonRate(loan: ComparedLoan): number {
  if (loan.feesAtStart >= loan.credit) {
    throw new RangeError(`No comparison rate: fees of ${loan.feesAtStart} leave nothing of ${loan.credit}.`);
  }
  let low = 0;
  let high = MAX_RATE;
  // A loan that costs nothing is worth less than its credit at every rate above 0, so that `low` stays 0.
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (presentValue(loan, middle) + loan.feesAtStart > loan.credit) low = middle;
    else high = middle;
  }
  return toHundredths(low * FREQUENCY_FACTS[loan.frequency].comparisonPeriods * 100);
}

/** What a published comparison rate (percent a year) says the fees at the start come to, in dollars. */
export function feesImpliedBy(rate: number, loan: Omit<ComparedLoan, 'feesAtStart'>): number {
  return loan.credit - presentValue(loan, rate / 100 / FREQUENCY_FACTS[loan.frequency].comparisonPeriods);
}

/** Repayments and residual discounted to the start at `rate` per period. */
function presentValue(loan: Omit<ComparedLoan, 'feesAtStart'>, rate: number): number {
  const { repayment, repayments, residual } = loan;
  if (rate === 0) return repayment * repayments + residual;
  const discount = Math.exp(-repayments * Math.log1p(rate));
  return (repayment * (1 - discount)) / rate + residual * discount;
}

function toHundredths(percent: number): number {
  return Math.round(percent * 100) / 100;
}
