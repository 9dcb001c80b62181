import { expect, test } from 'vitest';
import type { CalculatorInputs } from './calculator-inputs.ts';
import { exampleLimits, feelessLimits } from './example-finance.fixture.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { financeOutcome, pricedAs, type FinanceQuote } from './finance-quote.ts';
import { feesByHand, repaymentByHand } from './loan-by-hand.fixture.ts';
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
  limits: FinanceLimits = feelessLimits(),
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
  expect(quoteOf({}, feelessLimits({ fees })).repayment).toBe(repayment);
});

test('C3 a lender that rounds down drops the cents', () => {
  expect(quoteOf({ amount: 26_100 }, feelessLimits({ repayment: { rounding: 'down' } })).repayment).toBe(100);
});

// 6,500 / 260 = 25; 6,501 / 260 = 25.004, up to 26
test.each([
  [{ amount: 6500 }, 'enquire'],
  [{ amount: 6501 }, 'quote'],
  [{ deposit: 26_000 }, 'enquire'],
  [{ deposit: 40_000 }, 'enquire'],
  [{ residual: 40_000 }, 'enquire'],
  // As much as the loan: interest alone, 26,000 × 10% / 52 = 50.
  [{ residual: 26_000, rate: 10 }, 'quote'],
])('C8 %o leads to %s', (changes, kind) => {
  expect(quoteLoan({ ...INPUTS, ...changes }, feelessLimits()).kind).toBe(kind);
});

test('C8 a repayment of 25 or less reads Enquire for Finance and its total stays blank', () => {
  expect(financeOutcome({ ...quoteOf({}), repayment: 25 })).toEqual({
    kind: 'enquire',
    payment: 'Enquire for Finance',
    total: '',
    reason: "We don't show repayments of $25 or less. Ask us for a quote.",
  });
  expect(financeOutcome({ ...quoteOf({}), repayment: 26 })).toMatchObject({ kind: 'quote' });
});

test('C2 a quote in words never lacks comparison rate and warning', () => {
  const words = quoteWords(quoteOf({ rate: 6.29, amount: 30_000 }, exampleLimits()));
  // 6.29 with 8.19 implies $1,294.34 in fees. 6.29 / 52 = 0.120962 % a week;
  // 31,294.34 x 0.00120962 / (1 - 1.00120962^-260) = 140.35, up to 141; x 260 = 36,660.
  expect(words).toEqual({
    payment: '$141',
    suffix: '/wk',
    apart: '',
    rate: '6.29% p.a.',
    comparison: '8.19% p.a. comparison rate',
    total: '$36,660',
    totalNote: '',
    term: '5 year term',
    terms: '$30,000 price, no deposit, 5 year term, no final payment, $1,294.34 in fees',
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
  [{ amount: 6500 }, "We don't show repayments of $25 or less. Ask us for a quote."],
])('C8 %o leads to an enquiry because %j', (changes, reason) => {
  expect(quoteLoan({ ...INPUTS, ...changes }, feelessLimits())).toMatchObject({ kind: 'enquire', reason });
});

test('C6 a range of comparison rates reads from the least to the greatest', () => {
  const comparison = { kind: 'range', min: 8.38, max: 19.42 } as const;
  expect(quoteWords({ ...quoteOf({}), comparison }).comparison).toBe('8.38% to 19.42% p.a. comparison rate');
});

test.each([
  ['drive_away', '$26,000 including government charges'],
  ['estimated_drive_away', '$26,000 including estimated government charges'],
  ['excluding_government_charges', '$26,000 before government charges'],
  [undefined, '$26,000 price'],
] as const)('C2 D4 a repayment on a %s price says so: %s', (type, words) => {
  const outcome = pricedAs({ kind: 'quote', quote: quoteOf({}) }, type);
  expect(outcome.kind === 'quote' && quoteWords(outcome.quote).terms).toBe(
    `${words}, no deposit, 5 year term, no final payment`,
  );
});

// By a second arithmetic, one week after another.
test.each([
  [6.29, 8.19, 30_000, 1294.34],
  [6.29, 8.19, 36_990, 1294.34],
  [6.29, 8.19, 239_900, 1294.34],
  [7.49, 8.61, 36_990, 755.45],
  [7.99, 9.92, 18_490, 1290.98],
  [12.94, 14.5, 25_990, 989.43],
])(
  'C2 C6 at %d percent, %d to compare, $%d is repaid with fees of $%d',
  (rate, comparison, amount, implied) => {
    const limits = exampleLimits({ example: { rate, comparison_rate: comparison } });
    const quote = quoteOf({ rate, amount }, limits);
    expect(feesByHand(rate, comparison)).toBe(implied);
    expect(quote.fees).toBe(implied);
    expect(quote.repayment).toBe(Math.ceil(repaymentByHand(amount + implied, rate)));
    expect(quote.total).toBe(quote.repayment * 260);
  },
);

test('C6 named fees that account for the pair are not counted twice, fewer are made up to it, more stay', () => {
  const feesOf = (fees: object) => quoteOf({ rate: 6.29 }, exampleLimits({ fees })).fees;
  expect(feesOf({ establishment: 1294.34 })).toBe(1294.34);
  expect(feesOf({ establishment: 395 })).toBe(1294.34);
  expect(feesOf({ establishment: 700, dealer_agency: 592 })).toBe(1292);
  expect(feesOf({ establishment: 1500 })).toBe(1500);
  // The government's charge is no part of the comparison rate.
  expect(feesOf({ security_registration: 6 })).toBe(1300.34);
});

test('C6 where the lender charges its fees apart, repayment and total leave them out and both say so', () => {
  const words = quoteWords(
    quoteOf({ rate: 6.29, amount: 30_000 }, exampleLimits({ fees: { charged_apart: true } })),
  );
  expect(words).toMatchObject({
    payment: '$135',
    apart: ', plus $1,294.34 in fees',
    total: '$35,100, plus $1,294.34 in fees',
    terms: '$30,000 price, no deposit, 5 year term, no final payment',
  });
});

// 25,000 less 9,000 is 16,000 over 130 fortnights = 123.08, up to 124; x 130 + 9,000 = 25,120, and 5,000 are paid before.
test.each([
  [{ amount: 30_000, deposit: 5000, residual: 9000 }, '$25,120', 'excluding your deposit ($30,120 with it)'],
  [
    { amount: 30_000, deposit: 4000.5, residual: 9000 },
    '$26,030',
    'excluding your deposit ($30,030.50 with it)',
  ],
  [{ amount: 30_000, residual: 9000 }, '$30,060', ''],
])('C3 the total of %o says whether the deposit is in it: %s %s', (inputs, total, totalNote) => {
  expect(quoteWords(quoteOf({ ...inputs, frequency: 'fortnightly' }))).toMatchObject({ total, totalNote });
});
