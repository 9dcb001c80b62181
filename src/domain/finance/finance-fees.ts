import { basisLoan } from './basis-loan.ts';
import { feesImpliedBy } from './comparison-rate.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { FREQUENCY_FACTS, type Frequency } from './frequency.ts';

type Fees = FinanceLimits['fees'];
type LoanLimits = Pick<FinanceLimits, 'basis' | 'example' | 'fees'>;

/** Percent a year by which a published comparison rate may be rounded. */
const ROUNDING = 0.01;

/**
 * Credit fees at the start, in dollars and cents, that the rate and the comparison rate of `example` imply for the loan of
 * `basis` beyond the monthly account fee (spec C2, C6). The named fees where they account for the pair; 0 for none.
 */
export function impliedFees(limits: LoanLimits): number {
  const { example, fees, basis } = limits;
  const named = fees.establishment + fees.dealer_agency;
  const bare = basisLoan(example.rate, limits);
  const loan = { ...bare, repayment: bare.repayment + accountFeeEach(fees, basis.frequency) };
  if (named >= feesImpliedBy(example.comparison_rate - ROUNDING, loan)) return named;
  return Math.round(feesImpliedBy(example.comparison_rate, loan) * 100) / 100;
}

/** All that falls due at the start, in dollars: credit fees, named or implied, and the government's charge (spec C3, C6). */
function feesAtStart(limits: LoanLimits): number {
  return impliedFees(limits) + limits.fees.security_registration;
}

/** Fees at the start that are lent along with the amount, in dollars; none where the lender charges them apart (spec C3, C6). */
export function financedFees(limits: LoanLimits): number {
  return limits.fees.charged_apart ? 0 : feesAtStart(limits);
}

/** Fees at the start that neither repayment nor total includes, in dollars, because the lender charges them apart (spec C6). */
export function feesApart(limits: LoanLimits): number {
  return limits.fees.charged_apart ? feesAtStart(limits) : 0;
}

/** The fees that the repayments of a loan of so many years include, in dollars: financed, and paid with each (spec C6). */
export function feesOverTerm(limits: LoanLimits, termYears: number): number {
  return financedFees(limits) + limits.fees.account_monthly * FREQUENCY_FACTS.monthly.periods * termYears;
}

/** The monthly account fee's share of each repayment, in dollars (spec C6). */
export function accountFeeEach(fees: Fees, frequency: Frequency): number {
  return (fees.account_monthly * FREQUENCY_FACTS.monthly.periods) / FREQUENCY_FACTS[frequency].periods;
}
