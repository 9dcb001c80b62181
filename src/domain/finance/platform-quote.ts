import { comparisonWarning } from './comparison-warning.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { financeOutcome, type FinanceOutcome } from './finance-quote.ts';
import type { GivenQuote } from './given-quote.ts';
import { repaymentWithFees } from './lent-fees.ts';
import { repaymentCount, roundRepayment } from './repayment.ts';

/** The term, in years, that quotes are asked for (spec C10). */
export const QUOTED_YEARS = 5;

/**
 * A quote that was given for the whole price (dollars) of a vehicle, as it may be shown (spec C10): with the fees that its
 * rates imply.
 */
export function platformQuote(
  quote: GivenQuote,
  price: number,
  limits: Pick<FinanceLimits, 'basis' | 'repayment' | 'fees'>,
): FinanceOutcome {
  const { advertisedRate: rate, comparisonRate } = quote;
  const loan = { principal: price, rate, termYears: QUOTED_YEARS, frequency: 'weekly', residual: 0 } as const;
  const given = {
    rate,
    comparisonRate,
    repayment: quote.weeklyRepaymentAmount,
    named: 0,
    loan,
    isKnown: false,
  };
  const paid = repaymentWithFees(given, limits);
  const repayment = roundRepayment(paid.repayment, limits.repayment.rounding);
  return financeOutcome({
    amount: price,
    deposit: undefined,
    residual: undefined,
    fees: paid.fees,
    feesApart: paid.feesApart,
    repayment,
    frequency: 'weekly',
    termYears: QUOTED_YEARS,
    total: repayment * repaymentCount({ termYears: QUOTED_YEARS, frequency: 'weekly' }),
    rate,
    comparison: { kind: 'rate', percent: comparisonRate },
    warning: comparisonWarning(limits.basis),
  });
}
