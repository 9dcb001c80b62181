import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { startInputs } from './calculator-inputs.ts';
import { hasFinance, isEstimable } from '../vehicle/eligibility.ts';
import { exampleLimits } from './example-finance.fixture.ts';
import { platformQuote } from './platform-quote.ts';
import { quoteLoan } from './quote-loan.ts';
import { teaserWords } from './teaser-words.ts';
import { financeTeaser, modelExample } from './teaser.ts';

test.each([
  [{}, true, true],
  [{ price: 200 }, false, false],
  [{ price: 201 }, true, true],
  [{ status: 'coming_soon' }, false, true],
  [{ status: 'in_yard' }, false, true],
  [{ sold: true }, false, true],
  [{ reserved: true }, false, true],
])('C1 a car with %o: estimate %s, finance %s', (changes, estimate, finance) => {
  const vehicle = exampleVehicle(changes);
  expect(isEstimable(vehicle)).toBe(estimate);
  expect(hasFinance(vehicle)).toBe(finance);
});

test('C1 a car without a price has no finance', () => {
  const { status, sold, reserved } = exampleVehicle();
  expect(hasFinance({})).toBe(false);
  expect(financeTeaser({ status, sold, reserved }, exampleLimits())).toBeUndefined();
});

// 6.29 / 52 = 0.1209615 % a week, 1.001209615^260 = 1.36934;
// 25,990 x 1.36934 x 0.001209615 / 0.36934 = 116.56, up to 117
test('C2 the teaser of a car at $25,990 is weekly over 5 years without a deposit', () => {
  const teaser = financeTeaser(exampleVehicle(), exampleLimits());
  expect(teaser).toMatchObject({
    kind: 'quote',
    quote: { repayment: 117, frequency: 'weekly', termYears: 5, rate: 6.29, comparison: { percent: 8.19 } },
  });
  expect(teaserWords(teaser!)).toEqual({
    payment: 'Only $117 /wk*',
    comparison: '8.19% p.a. comparison rate',
    terms: 'Example: $25,990 price, no deposit, 5 year term, no final payment, 6.29% p.a. interest.',
    warning: expect.stringMatching(/^\*Comparison rate based on a 5 year .* WARNING: /),
  });
});

test('C2 teaser and untouched calculator are one number', () => {
  const limits = exampleLimits();
  for (const price of [1000, 5200, 25_990, 119_000, 250_000]) {
    const calculated = quoteLoan(startInputs(limits, price), limits);
    expect(financeTeaser(exampleVehicle({ price }), limits)).toEqual(calculated);
  }
});

test('C8 a teaser of 25 dollars or less asks to enquire', () => {
  const teaser = financeTeaser(exampleVehicle({ price: 900 }), exampleLimits());
  // No rate, no term, no half a sentence beside the words.
  expect(teaserWords(teaser!)).toEqual({
    payment: 'Enquire for Finance',
    comparison: '',
    terms: '',
    warning: '',
  });
});

// 40,000 less 10 % is 36,000, a final payment of 12,000:
// (36,000 x 1.36934 - 12,000) x 0.001209615 / 0.36934 = 122.16, up to 123; 123 x 260 + 12,000 = 43,980
test('C2 the example of a model: 5 years, 10% deposit, 30% final payment', () => {
  const { outcome, text } = modelExample(40_000, exampleLimits());
  expect(text).toBe('5 year term, 10.0% deposit, 30.0% final payment');
  expect(outcome).toMatchObject({ kind: 'quote', quote: { repayment: 123, total: 43_980 } });
});

test('C10 a platform quote keeps its own rates and still carries the warning', () => {
  const quote = { weeklyRepaymentAmount: 118.2, advertisedRate: 7.1, comparisonRate: 8.05 };
  expect(platformQuote(quote, 25_990, exampleLimits())).toEqual({
    kind: 'quote',
    quote: {
      amount: 25_990,
      deposit: undefined,
      residual: undefined,
      fees: 0,
      repayment: 119,
      frequency: 'weekly',
      termYears: 5,
      total: 30_940,
      rate: 7.1,
      comparison: { kind: 'rate', percent: 8.05 },
      warning: expect.stringContaining('WARNING'),
    },
  });
});
