import { expect, test } from 'vitest';
import type { CalculatorInputs } from './calculator-inputs.ts';
import { exampleLimits } from './example-finance.fixture.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { financeOutcome, type FinanceQuote } from './finance-quote.ts';
import { quoteLoan } from './quote-loan.ts';
import { quoteWords } from './quote-words.ts';

const INPUTS: CalculatorInputs = {
  amount: 26_000,
  deposit: 0,
  residual: 0,
  termYears: 5,
  rate: 0,
  frequency: 'weekly',
};
const quoteOf = (
  changes: Partial<CalculatorInputs>,
  limits: FinanceLimits = exampleLimits(),
): FinanceQuote => {
  const outcome = quoteLoan({ ...INPUTS, ...changes }, limits);
  if (outcome.kind !== 'quote') throw new Error('no quote');
  return outcome.quote;
};

// By hand, without interest: (amount - deposit + fees - residual) / repayments, then up:
// 26,000 / 260 = 100; (26,000 - 2,600) / 260 = 90; 26,100 / 260 = 100.38; (26,000 - 13,000) / 260 = 50;
// 26,000 / 60 = 433.33; 26,000 / 130 = 200; 26,000 / 65 = 400
test.each<[Partial<CalculatorInputs>, number, number]>([
  [{}, 100, 26_000],
  [{ deposit: 2600 }, 90, 23_400],
  [{ amount: 26_100 }, 101, 26_260],
  [{ residual: 13_000 }, 50, 26_000],
  [{ frequency: 'monthly' }, 434, 26_040],
  [{ frequency: 'fortnightly' }, 200, 26_000],
  [{ frequency: 'fortnightly', termYears: 2.5 }, 400, 26_000],
])('C3 %o repays $%d and $%d in all', (changes, repayment, total) => {
  expect(quoteOf(changes)).toMatchObject({ repayment, total });
});

// 26,000 + 1,300 = 27,300, / 260 = 105; 26,261 / 260 = 101.004; with 395 + 6 + 912.25 = 1,313.25: 27,313.25 / 260 = 105.05, and
// $8 a month is 8 x 12 / 52 = 1.85 a week, 106.90
test.each([
  [{ establishment: 1300 }, 105],
  [{ establishment: 1360.5 }, 106],
  [{ security_registration: 261 }, 102],
  [{ establishment: 395, security_registration: 6, account_monthly: 8, dealer_agency: 912.25 }, 107],
])('C6 fees of %o make $100 a week $%d', (fees, repayment) => {
  expect(quoteOf({}, exampleLimits({ fees })).repayment).toBe(repayment);
});

test('C3 a lender that rounds down drops the cents', () => {
  expect(quoteOf({ amount: 26_100 }, exampleLimits({ repayment: { rounding: 'down' } })).repayment).toBe(100);
});

// 6,500 / 260 = 25; 6,501 / 260 = 25.004, up to 26
test.each([
  [{ amount: 6500 }, 'enquire'],
  [{ amount: 6501 }, 'quote'],
  [{ deposit: 26_000 }, 'enquire'],
  [{ deposit: 40_000 }, 'enquire'],
  [{ residual: 40_000 }, 'enquire'],
])('C8 %o leads to %s', (changes, kind) => {
  expect(quoteLoan({ ...INPUTS, ...changes }, exampleLimits()).kind).toBe(kind);
});

test('C8 a repayment of 25 or less reads Enquire for Finance and its total stays blank', () => {
  expect(financeOutcome({ ...quoteOf({}), repayment: 25 })).toEqual({
    kind: 'enquire',
    payment: 'Enquire for Finance',
    total: '',
    reason: '',
  });
  expect(financeOutcome({ ...quoteOf({}), repayment: 26 })).toMatchObject({ kind: 'quote' });
});

test('C2 a quote in words never lacks comparison rate and warning', () => {
  const words = quoteWords(quoteOf({ rate: 6.29, amount: 30_000 }));
  // 6.29 / 52 = 0.120962 % a week; 30,000 x 0.00120962 / (1 - 1.00120962^-260) = 134.62, up to 135; x 260 = 35,100.
  expect(words).toEqual({
    payment: '$135',
    suffix: '/wk',
    rate: '6.29% p.a.',
    comparison: '8.19% p.a. comparison rate',
    total: '$35,100',
    term: '5 year term',
    terms: '$30,000 price, no deposit, 5 year term, no final payment',
    warning: expect.stringContaining('WARNING: This comparison rate is true only for the examples given'),
  });
});

test('C2 a repayment names price, deposit, term, final payment and fees', () => {
  const fees = { establishment: 395, security_registration: 6, account_monthly: 8, dealer_agency: 912.25 };
  const inputs = { amount: 45_000, deposit: 5000.5, residual: 12_000, termYears: 4, rate: 7.49 };
  // 395 + 6 + 912.25 + 8 x 48 months = 1,697.25
  expect(quoteWords(quoteOf(inputs, exampleLimits({ fees }))).terms).toBe(
    '$45,000 price, $5,000.50 deposit, 4 year term, $12,000 final payment, $1,697.25 in fees',
  );
});

test('C7 what a lender does not say of its own repayment is not named', () => {
  const quote = { ...quoteOf({}), deposit: undefined, residual: undefined };
  expect(quoteWords(quote).terms).toBe('$26,000 price, 5 year term');
});

// 120,000 at 15 % for a year, 130,000 at its end: the interest alone would be shown as a repayment of $150 a week.
test.each<[Partial<CalculatorInputs>, string]>([
  [{ deposit: 26_000 }, 'The deposit covers the whole price.'],
  [{ deposit: 40_000 }, 'The deposit covers the whole price.'],
  [{ residual: 26_001 }, 'The final payment is more than the loan.'],
  [
    { amount: 120_000, residual: 130_000, rate: 15, termYears: 1 },
    'The final payment is more than the loan.',
  ],
  [{ amount: 6500 }, ''],
])('C8 %o leads to an enquiry because %j', (changes, reason) => {
  expect(quoteLoan({ ...INPUTS, ...changes }, exampleLimits())).toMatchObject({ kind: 'enquire', reason });
});

test('C6 a range of comparison rates reads from the least to the greatest', () => {
  const comparison = { kind: 'range', min: 8.38, max: 19.42 } as const;
  expect(quoteWords({ ...quoteOf({}), comparison }).comparison).toBe('8.38% to 19.42% p.a. comparison rate');
});
