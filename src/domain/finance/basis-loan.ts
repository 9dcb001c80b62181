import type { ComparedLoan } from './comparison-rate.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { exactRepayment, repaymentCount } from './repayment.ts';

/** The loan that comparison rates are worked out for (spec C2) at `rate` percent a year, in dollars, without any fee. */
export function basisLoan(
  rate: number,
  { basis }: Pick<FinanceLimits, 'basis'>,
): Omit<ComparedLoan, 'feesAtStart'> {
  const { amount, term_years: termYears, frequency } = basis;
  const repayment = exactRepayment({ principal: amount, rate, termYears, frequency, residual: 0 });
  const repayments = repaymentCount({ termYears, frequency });
  return { credit: amount, repayment, repayments, residual: 0, frequency };
}
