import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { startInputs } from './calculator-inputs.ts';
import { hasFinance, isEstimable } from '../vehicle/eligibility.ts';
import { exampleLimits } from './example-finance.fixture.ts';
import { feesByHand, repaymentByHand } from './loan-by-hand.fixture.ts';
import { platformQuote } from './platform-quote.ts';
import { quoteLoan } from './quote-loan.ts';
import { teaserWords } from './teaser-words.ts';
import { financeTeaser, modelExample, repricedTeaser } from './teaser.ts';

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
// 25,990 and fees of 1,294.34: 27,284.34 x 1.36934 x 0.001209615 / 0.36934 = 122.36, up to 123
test('C2 the teaser of a car at $25,990 is weekly over 5 years without a deposit', () => {
  const teaser = financeTeaser(exampleVehicle(), exampleLimits());
  expect(teaser).toMatchObject({
    kind: 'quote',
    quote: { repayment: 123, frequency: 'weekly', termYears: 5, rate: 6.29, comparison: { percent: 8.19 } },
  });
  expect(teaserWords(teaser!)).toEqual({
    payment: 'Only $123 /wk*',
    comparison: '8.19% p.a. comparison rate',
    terms:
      'Example: $25,990 price, no deposit, 5 year term, no final payment, $1,294.34 in fees, 6.29% p.a. interest.',
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
// with fees of 1,294.34 (37,294.34 x 1.36934 - 12,000) x 0.001209615 / 0.36934 = 127.95, up to 128; 128 x 260 + 12,000 = 45,280
test('C2 the example of a model: 5 years, 10% deposit, 30% final payment', () => {
  const { outcome, text } = modelExample(40_000, exampleLimits());
  expect(text).toBe('5 year term, 10.0% deposit, 30.0% final payment');
  expect(outcome).toMatchObject({ kind: 'quote', quote: { repayment: 128, total: 45_280 } });
});

// 7.1 with 8.05 implies $642.95 in fees: 25,990 alone would be 118.86 a week, and with them it is 121.80, up to 122.
test.each([
  ['leaves the fees of its own rates out', 118.2, 122, 31_720],
  ['has them', 125.3, 126, 32_760],
])(
  'C10 a quote that %s: %d a week is shown as $%d, with its own rates and the warning',
  (_, given, repayment, total) => {
    const quote = { weeklyRepaymentAmount: given, advertisedRate: 7.1, comparisonRate: 8.05 };
    expect(feesByHand(7.1, 8.05)).toBe(642.95);
    expect(repaymentByHand(25_990 + 642.95, 7.1)).toBeCloseTo(121.8, 1);
    expect(platformQuote(quote, 25_990, exampleLimits())).toEqual({
      kind: 'quote',
      quote: {
        amount: 25_990,
        deposit: undefined,
        residual: undefined,
        fees: 642.95,
        feesApart: 0,
        repayment,
        frequency: 'weekly',
        termYears: 5,
        total,
        rate: 7.1,
        comparison: { kind: 'rate', percent: 8.05 },
        warning: expect.stringContaining('WARNING'),
      },
    });
  },
);

test('V18 C7 at a newer price the teaser keeps the rates and terms of the offer that the page advertises', () => {
  const limits = exampleLimits();
  const offered = {
    amount: 25_990,
    deposit: 2000,
    residual: 5000,
    fees: 755.45,
    feesApart: 0,
    repayment: 101,
    frequency: 'weekly',
    termYears: 4,
    total: 26_000,
    rate: 7.49,
    comparison: { kind: 'rate', percent: 8.61 },
    warning: '',
  } as const;
  const teaser = repricedTeaser(exampleVehicle({ price: 24_990 }), limits, offered);
  const repayment = Math.ceil(repaymentByHand(24_990 - 2000 + 755.45, 7.49, { years: 4, residual: 5000 }));
  expect(teaser).toMatchObject({
    quote: {
      amount: 24_990,
      repayment,
      deposit: 2000,
      residual: 5000,
      termYears: 4,
      rate: 7.49,
      comparison: { percent: 8.61 },
    },
  });
  expect(repricedTeaser(exampleVehicle({ price: 24_990 }), limits, undefined)).toEqual(
    financeTeaser(exampleVehicle({ price: 24_990 }), limits),
  );
  expect(repricedTeaser(exampleVehicle({ reserved: true }), limits, offered)).toBeUndefined();
});

test.each(['Test Drive Only', 'TEST DRIVE ONLY', 'test-drive only ', 'Test Drives Only'])(
  'C1 a vehicle that its dealer tags %j has no repayment',
  (tag) => {
    expect(financeTeaser(exampleVehicle({ tag }), exampleLimits())).toBeUndefined();
    expect(hasFinance(exampleVehicle({ tag }))).toBe(false);
  },
);
