import type { FinanceLimits } from './finance-limits.ts';
import { FREQUENCY_FACTS, type Frequency } from './frequency.ts';

type Fees = FinanceLimits['fees'];

/** Fees that are lent along with the amount, in dollars: all that fall due at the start (spec C3, C6). */
export function financedFees(fees: Fees): number {
  return fees.establishment + fees.security_registration + fees.dealer_agency;
}

/** All fees of a loan of so many years, in dollars: those financed and those paid with the repayments (spec C6). */
export function feesOverTerm(fees: Fees, termYears: number): number {
  return financedFees(fees) + fees.account_monthly * FREQUENCY_FACTS.monthly.periods * termYears;
}

/** The monthly account fee's share of each repayment, in dollars (spec C6). */
export function accountFeeEach(fees: Fees, frequency: Frequency): number {
  return (fees.account_monthly * FREQUENCY_FACTS.monthly.periods) / FREQUENCY_FACTS[frequency].periods;
}
