import type { CalculatorInputs } from './calculator-inputs.ts';
import { compareRate } from './compare-rate.ts';
import { comparisonWarning } from './comparison-warning.ts';
import { accountFeeEach, feesApart, feesOverTerm, financedFees } from './finance-fees.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { enquireForFinance, financeOutcome, type FinanceOutcome } from './finance-quote.ts';
import { exactRepayment, repaymentCount, roundRepayment } from './repayment.ts';

/**
 * What a loan costs each period, as it may be shown (spec C3, C8): the amount less the deposit plus the fees that are
 * financed, those among them that rate and comparison rate imply, amortised to the residual, the account fee's share on top, in whole dollars. Nothing is worked out where
 * the deposit leaves nothing to lend or the final payment is more than the loan.
 */
export function quoteLoan(inputs: CalculatorInputs, limits: FinanceLimits): FinanceOutcome {
  const { amount, deposit, residual, rate, termYears, frequency } = inputs;
  const principal = amount - deposit + financedFees(limits);
  if (deposit >= amount) return enquireForFinance('The deposit covers the whole price.');
  if (residual > principal) return enquireForFinance('The final payment is more than the loan.');
  const exact = exactRepayment({ principal, rate, termYears, frequency, residual });
  const repayment = roundRepayment(exact + accountFeeEach(limits.fees, frequency), limits.repayment.rounding);
  return financeOutcome({
    amount,
    deposit,
    residual,
    fees: feesOverTerm(limits, termYears),
    feesApart: feesApart(limits),
    repayment,
    frequency,
    termYears,
    total: repayment * repaymentCount({ termYears, frequency }) + residual,
    rate,
    comparison: { kind: 'rate', percent: compareRate(rate, limits) },
    warning: comparisonWarning(limits.basis),
  });
}
