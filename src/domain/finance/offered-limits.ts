import { compareNamedFees } from './compare-rate.ts';
import type { FinanceLimits } from './finance-limits.ts';
import type { FinanceQuote } from './finance-quote.ts';

/**
 * The limits of the page of a vehicle with the offer of a lender or a quote (spec C7, C10): the calculator begins at its
 * terms, with its rates and fees, and its sliders reach them, so that one loan is advertised for one vehicle.
 */
export function offeredLimits(limits: FinanceLimits, offered: FinanceQuote): FinanceLimits {
  const { rate, comparison, termYears, frequency, fees, feesApart } = offered;
  const { deposit = 0, residual = 0 } = offered;
  const own: FinanceLimits['fees'] = {
    establishment: fees + feesApart,
    security_registration: 0,
    dealer_agency: 0,
    account_monthly: 0,
    charged_apart: feesApart > 0,
  };
  // Where the lender published a range alone, what the fees that it named come to.
  const published =
    comparison.kind === 'rate'
      ? comparison.percent
      : compareNamedFees(rate, { basis: limits.basis, fees: own });
  const { interest, term, repayment } = limits;
  const frequencies = repayment.frequencies.includes(frequency)
    ? repayment.frequencies
    : [frequency, ...repayment.frequencies];
  return {
    ...limits,
    fees: own,
    example: { ...limits.example, rate, comparison_rate: published, term_years: termYears },
    interest: {
      ...interest,
      min: Math.min(interest.min, rate),
      max: Math.max(interest.max, rate),
      start: 'example',
    },
    term: {
      ...term,
      min: Math.min(term.min, termYears),
      max: Math.max(term.max, termYears),
      start: termYears,
    },
    deposit: { ...limits.deposit, max: Math.max(limits.deposit.max, deposit), start: deposit },
    residual: { ...limits.residual, max: Math.max(limits.residual.max, residual), start: residual },
    repayment: { ...repayment, frequencies, frequency },
  };
}
