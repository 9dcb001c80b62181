import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startInputs, type CalculatorInputs } from './calculator-inputs.ts';
import { amountSlider, clampInputs, limitsAtPrice, tidyInputs } from './clamp-inputs.ts';
import { exampleLimits } from './example-finance.fixture.ts';
import { FINANCE_DEFAULTS } from './finance-defaults.ts';
import { FREQUENCIES } from './frequency.ts';
import { purchasePrice } from './purchase-price.ts';

const START = startInputs(FINANCE_DEFAULTS);

test.each([
  [undefined, 30_000],
  [25_990, 25_990],
  [119_000, 119_000],
  [600, 1000],
  [400_000, 250_000],
])('C4 C5 a price of %s starts the calculator at %d', (price, amount) => {
  expect(startInputs(FINANCE_DEFAULTS, price)).toEqual({
    amount,
    deposit: 0,
    residual: 0,
    termYears: 5,
    rate: 6.29,
    frequency: 'weekly',
  });
});

test('C4 the interest may start at a figure of its own', () => {
  const limits = { ...FINANCE_DEFAULTS, interest: { ...FINANCE_DEFAULTS.interest, start: 10 } };
  expect(startInputs(limits).rate).toBe(10);
});

test.each<[Partial<CalculatorInputs>, Partial<CalculatorInputs>]>([
  [{ amount: 999 }, { amount: 1000 }],
  [{ amount: 250_001 }, { amount: 250_000 }],
  [{ amount: Number.NaN }, { amount: 1000 }],
  [{ amount: Infinity }, { amount: 250_000 }],
  [{ deposit: -1 }, { deposit: 0 }],
  [{ deposit: 250_001 }, { deposit: 250_000 }],
  [{ residual: 99.999 }, { residual: 100 }],
  [{ termYears: 0 }, { termYears: 1 }],
  [{ termYears: 8 }, { termYears: 7 }],
  [{ termYears: 3.3 }, { termYears: 3.5 }],
  [{ rate: 0.1 }, { rate: 0.5 }],
  [{ rate: 15.01 }, { rate: 15 }],
  [{ rate: 6.294 }, { rate: 6.29 }],
])('C4 C5 %o becomes %o', (changes, expected) => {
  expect(clampInputs({ ...START, ...changes }, FINANCE_DEFAULTS)).toEqual({ ...START, ...expected });
});

test.each([
  [{ frequencies: ['weekly', 'monthly'] as ('weekly' | 'monthly')[] }, 'monthly'],
  [{ frequencies: ['weekly' as const] }, 'weekly'],
  [{ selector: false }, 'weekly'],
])('C3 with %o a shopper who asks for monthly gets %s', (repayment, frequency) => {
  const inputs = { ...START, frequency: 'monthly' as const };
  expect(clampInputs(inputs, exampleLimits({ repayment })).frequency).toBe(frequency);
});

test('C4 what was clamped once stays as it is', () => {
  const figure = fc.double({ noNaN: false });
  const inputs = fc.record({
    amount: figure,
    deposit: figure,
    residual: figure,
    termYears: figure,
    rate: figure,
    frequency: fc.constantFrom(...FREQUENCIES),
  });
  fc.assert(
    fc.property(inputs, (wild) => {
      const once = clampInputs(wild, FINANCE_DEFAULTS);
      expect(clampInputs(once, FINANCE_DEFAULTS)).toEqual(once);
      expect(once.amount).toBeGreaterThanOrEqual(1000);
      expect(once.termYears * 2).toSatisfy(Number.isInteger);
    }),
  );
});

test.each([
  [false, 120_000, 120_000],
  // 239,900 lies between two steps of 500 from 1,000: the end is the one above it.
  [false, 239_900, 240_000],
  [false, 100_001, 100_500],
  [false, 99_999, 100_000],
  [false, 800, 100_000],
  [105, 300_250, 315_263],
  [105, 120_000, 126_000],
  [105, 96_000, 100_800],
  [105, 95_000, 100_000],
  [105, undefined, 100_000],
] as const)(
  'C4 with %s percent of the price, the slider of a car at %s reaches to %d',
  (percent, price, max) => {
    const limits = { ...FINANCE_DEFAULTS, dear_cars: { price_percent: percent } };
    expect(amountSlider(limits, price)).toEqual({ min: 1000, max, step: 500 });
  },
);

test.each([
  [239_900, 250_000],
  [250_000, 250_000],
  [320_000, 320_000],
])('C5 on the page of a vehicle at %d as much as %d may be typed', (price, most) => {
  expect(limitsAtPrice(FINANCE_DEFAULTS, price).purchase_price).toEqual({ min: 1000, max: most });
  expect(startInputs(limitsAtPrice(FINANCE_DEFAULTS, price), price).amount).toBe(price);
});

test.each<[Partial<CalculatorInputs>, Partial<CalculatorInputs>]>([
  [{ rate: Number.NaN }, { rate: 6.29 }],
  [{ termYears: Number.NaN }, { termYears: 5 }],
  [{ deposit: Number.NaN }, { deposit: 0 }],
  [{ residual: Number.NaN }, { residual: 0 }],
  [{ amount: Number.NaN }, { amount: 30_000 }],
  [{ rate: 0 }, { rate: 0.5 }],
  [{ rate: 99 }, { rate: 15 }],
])('C4 C5 %o, left so, goes back to %o', (changes, expected) => {
  expect(tidyInputs({ ...START, ...changes }, START, FINANCE_DEFAULTS)).toEqual({ ...START, ...expected });
});

const WORDS = 'Cannot be less than $1,000 or more than $250,000';
test.each([
  [1000, { kind: 'ok', value: 1000 }],
  [250_000, { kind: 'ok', value: 250_000 }],
  [999, { kind: 'error', value: 999, message: WORDS }],
  [250_001, { kind: 'error', value: 250_001, message: WORDS }],
  [0, { kind: 'error', value: 0, message: WORDS }],
  [-5, { kind: 'error', value: 0, message: WORDS }],
  [undefined, { kind: 'error', value: 0, message: WORDS }],
])('C5 a purchase price of %s is judged %o', (typed, expected) => {
  expect(purchasePrice(typed, FINANCE_DEFAULTS.purchase_price)).toEqual(expected);
});

test('C5 a lender’s own minimum stands in the words', () => {
  expect(purchasePrice(4999, { min: 5000, max: 250_000 })).toMatchObject({
    message: 'Cannot be less than $5,000 or more than $250,000',
  });
});
