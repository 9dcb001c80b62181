import type { CalculatorInputs } from './calculator-inputs.ts';
import { compareRate } from './compare-rate.ts';
import { comparisonWarning } from './comparison-warning.ts';
import { accountFeeEach, financedFees } from './finance-fees.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { financeOutcome, type FinanceOutcome } from './finance-quote.ts';
import { exactRepayment, repaymentCount, roundRepayment } from './repayment.ts';

/**
 * What a loan costs each period, as it may be shown (spec C3, C8): the amount less the deposit plus the fees that are
 * financed, amortised to the residual, the account fee's share on top, in whole dollars.
 */
export function quoteLoan(inputs: CalculatorInputs, limits: FinanceLimits): FinanceOutcome {
  const { amount, deposit, residual, rate, termYears, frequency } = inputs;
  const principal = amount - deposit + financedFees(limits.fees);
  const exact = exactRepayment({ principal, rate, termYears, frequency, residual });
  const repayment = roundRepayment(exact + accountFeeEach(limits.fees, frequency), limits.repayment.rounding);
  return financeOutcome({
    repayment,
    frequency,
    termYears,
    total: repayment * repaymentCount({ termYears, frequency }) + residual,
    rate,
    comparison: { kind: 'rate', percent: compareRate(rate, limits) },
    warning: comparisonWarning(limits.basis),
  });
}
