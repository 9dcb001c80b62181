import type { Lender, LenderId } from './lender.ts';

const PRICE_OVER_500 = { kind: 'price-over', dollars: 500 } as const;
const WEEKLY = [PRICE_OVER_500, { kind: 'weekly-payment' }] as const;
/** The make that none of the lenders lends for (spec C7). */
const EXCLUDED_MAKES = ['Suzuki'];

/**
 * The lenders, each with its own conditions (spec C7), limits (spec C4, C5), fees (spec C6) and rounding (spec C3).
 * Their example rates are illustrations: a dealer states the published ones in `finance.choices.example`.
 */
export const LENDERS = {
  'lender-a': {
    name: 'Lender A',
    conditions: [
      { kind: 'newer-than-years', years: 12 },
      PRICE_OVER_500,
      { kind: 'available' },
      { kind: 'comparison-rate' },
    ],
    excluded_makes: EXCLUDED_MAKES,
    quotes: 'weekly',
    choices: {
      interest: { min: 7.5, max: 14.5 },
      fees: { establishment: 1300 },
      example: { rate: 7.99, comparison_rate: 9.92 },
    },
  },
  'lender-b': {
    name: 'Lender B',
    conditions: WEEKLY,
    excluded_makes: EXCLUDED_MAKES,
    quotes: 'weekly',
    choices: { fees: { establishment: 1360.5 }, example: { rate: 6.29, comparison_rate: 8.29 } },
  },
  'lender-c': {
    name: 'Lender C',
    conditions: WEEKLY,
    excluded_makes: EXCLUDED_MAKES,
    quotes: 'weekly',
    choices: { repayment: { rounding: 'down' } },
  },
  'lender-d': {
    name: 'Lender D',
    conditions: WEEKLY,
    excluded_makes: EXCLUDED_MAKES,
    quotes: 'weekly',
    choices: { repayment: { selector: false } },
  },
  'lender-e': {
    name: 'Lender E',
    conditions: [PRICE_OVER_500, { kind: 'monthly-payment' }],
    excluded_makes: EXCLUDED_MAKES,
    quotes: 'monthly',
    choices: { repayment: { frequency: 'monthly' } },
  },
  'lender-f': {
    name: 'Lender F',
    conditions: [{ kind: 'available' }],
    excluded_makes: EXCLUDED_MAKES,
    quotes: 'weekly',
    choices: {
      amount: { min: 5000 },
      purchase_price: { min: 5000 },
      interest: { min: 9.95, max: 19.95 },
      example: { rate: 12.94, comparison_rate: 12.98 },
    },
  },
  'lender-g': {
    name: 'Lender G',
    conditions: [{ kind: 'available' }],
    excluded_makes: EXCLUDED_MAKES,
    quotes: 'weekly',
    choices: { term: { max: 5 } },
  },
} satisfies Record<LenderId, Lender>;
