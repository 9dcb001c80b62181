import { basisLoan } from './basis-loan.ts';
import { comparisonRate, feesImpliedBy } from './comparison-rate.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { accountFeeEach } from './finance-fees.ts';

type ComparedLimits = Pick<FinanceLimits, 'basis' | 'example' | 'fees'>;

/**
 * The comparison rate (percent a year) to show beside an interest rate, for the loan of `basis`. For the example's rate
 * it is the published one. For others the fees are those the published pair implies, or the named fees where these
 * cost more: a rate never looks cheaper than what is known of it.
 */
export function compareRate(rate: number, limits: ComparedLimits): number {
  const { rate: advertised, comparison_rate: published } = limits.example;
  const feesAtStart = feesImpliedBy(published, basisLoan(advertised, limits));
  const implied = comparisonRate({ ...basisLoan(rate, limits), feesAtStart });
  if (rate === advertised) return implied;
  return Math.max(implied, compareNamedFees(rate, limits));
}

/** The comparison rate (percent a year) of the loan of `basis` that the named fees alone come to (spec C6). */
export function compareNamedFees(rate: number, limits: Pick<FinanceLimits, 'basis' | 'fees'>): number {
  const { basis, fees } = limits;
  const feesAtStart = fees.establishment + fees.dealer_agency;
  const credit = basis.amount + feesAtStart;
  const financed = basisLoan(rate, { basis: { ...basis, amount: credit } });
  const accountFee = accountFeeEach(fees, basis.frequency);
  return comparisonRate({ ...financed, feesAtStart, repayment: financed.repayment + accountFee });
}
