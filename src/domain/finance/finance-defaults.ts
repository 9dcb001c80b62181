import type { FinanceLimits } from './finance-limits.ts';

/**
 * What holds where neither dealer nor lender says otherwise (spec C2-C6). Not `.default()`s of the schema: those would
 * count as the dealer's own word and hide the lender's.
 */
export const FINANCE_DEFAULTS: FinanceLimits = {
  amount: { min: 1000, max: 100_000, step: 500, start: 30_000 },
  dear_cars: { price_percent: false },
  term: { min: 1, max: 7, step: 0.5, start: 5 },
  interest: { min: 0.5, max: 15, step: 0.5, start: 'example' },
  deposit: { min: 0, max: 250_000, step: 0.5, start: 0 },
  residual: { min: 0, max: 250_000, step: 0.5, start: 0 },
  purchase_price: { min: 1000, max: 250_000 },
  fees: {
    establishment: 0,
    security_registration: 0,
    dealer_agency: 0,
    account_monthly: 0,
    charged_apart: false,
  },
  repayment: {
    rounding: 'up',
    frequencies: ['weekly', 'fortnightly', 'monthly'],
    frequency: 'weekly',
    selector: true,
  },
  example: { rate: 6.29, comparison_rate: 8.19, term_years: 5, deposit_percent: 0 },
  basis: { amount: 30_000, term_years: 5, frequency: 'weekly', product: 'secured fixed consumer loan' },
  model_example: { term_years: 5, deposit_percent: 10, final_percent: 30 },
  fallback_comparison_rate: { min: 8.38, max: 19.42 },
};
