import { impliedFees } from './finance-fees.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { exactRepayment, type Loan } from './repayment.ts';

/** Dollars that a lender's own repayment may differ from arithmetic by its rounding. */
const ROUNDING = 1;

/** A repayment and its fees, in dollars, as a quote has them. */
export type PaidFees = { repayment: number; fees: number; feesApart: number };

/** What a lender published of a loan: percent a year, and dollars of the repayment and the fees that it named. */
type LentTerms = {
  rate: number;
  comparisonRate: number | null | undefined;
  /** Its own repayment; undefined where it is to be worked out. */
  repayment: number | undefined;
  /** Fees that it named. */
  named: number;
  /** The loan without fees, where deposit and final payment are known. */
  loan: Loan;
  /** True if they are; a repayment too low for the price then has a deposit that was not said. */
  isKnown: boolean;
};

/**
 * The repayment of a lender's or a provider's loan with the fees that its rate and comparison rate imply (spec C6, C7, C10).
 * A repayment that leaves them out is worked out again with them, so that what is advertised is never less than its own
 * comparison rate says. Only where `fees.charged_apart` is set does it stand without them, and they are named apart.
 */
export function repaymentWithFees(
  { rate, comparisonRate, repayment: given, named, loan, isKnown }: LentTerms,
  { basis, fees }: Pick<FinanceLimits, 'basis' | 'fees'>,
): PaidFees {
  const implied = comparisonRate
    ? impliedFees({
        basis,
        example: { rate, comparison_rate: comparisonRate, term_years: loan.termYears, deposit_percent: 0 },
        fees: { ...fees, establishment: named, dealer_agency: 0, account_monthly: 0 },
      })
    : named;
  const due = Math.max(named, implied);
  const repaymentOf = (principal: number): number => exactRepayment({ ...loan, principal });
  const without = repaymentOf(loan.principal);
  const withFees = repaymentOf(loan.principal + due);
  if (given === undefined) {
    return fees.charged_apart
      ? { repayment: without, fees: 0, feesApart: due }
      : { repayment: withFees, fees: due, feesApart: 0 };
  }
  // A deposit that was not said makes a repayment too low to tell whether fees are in it.
  const isUnknown = !isKnown && given < without - ROUNDING;
  if (isUnknown) return { repayment: given, fees: named, feesApart: 0 };
  if (given >= withFees - ROUNDING) return { repayment: given, fees: due, feesApart: 0 };
  return fees.charged_apart
    ? { repayment: given, fees: 0, feesApart: due }
    : { repayment: withFees, fees: due, feesApart: 0 };
}
