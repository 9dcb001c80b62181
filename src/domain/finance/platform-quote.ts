import { comparisonWarning } from './comparison-warning.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { financeOutcome, type FinanceOutcome } from './finance-quote.ts';
import type { GivenQuote } from './given-quote.ts';
import { repaymentCount, roundRepayment } from './repayment.ts';

/** The term, in years, that quotes are asked for (spec C10). */
export const QUOTED_YEARS = 5;

/** A quote that was given for the whole price (dollars) of a vehicle, as it may be shown (spec C10). */
export function platformQuote(
  quote: GivenQuote,
  price: number,
  limits: Pick<FinanceLimits, 'basis' | 'repayment'>,
): FinanceOutcome {
  const repayment = roundRepayment(quote.weeklyRepaymentAmount, limits.repayment.rounding);
  return financeOutcome({
    amount: price,
    deposit: undefined,
    residual: undefined,
    fees: 0,
    repayment,
    frequency: 'weekly',
    termYears: QUOTED_YEARS,
    total: repayment * repaymentCount({ termYears: QUOTED_YEARS, frequency: 'weekly' }),
    rate: quote.advertisedRate,
    comparison: { kind: 'rate', percent: quote.comparisonRate },
    warning: comparisonWarning(limits.basis),
  });
}
