import { expect, test } from 'vitest';
import { budgetSteps } from './budget-steps.ts';

const thousands = (...prices: number[]): number[] => prices.map((price) => price * 1000);

test.each([
  ['no prices', [], []],
  ['prices that are all but one', thousands(11, 12, 13, 14), []],
  [
    'a spread of prices, in any order',
    thousands(60, 8, 12, 17, 24, 33),
    [
      { max: 15_000, count: 2 },
      { max: 20_000, count: 3 },
      { max: 25_000, count: 4 },
      { max: 35_000, count: 5 },
    ],
  ],
  [
    'dear stock, in tens of thousands',
    thousands(52, 71, 118, 160, 205, 239),
    [
      { max: 80_000, count: 2 },
      { max: 120_000, count: 3 },
      { max: 160_000, count: 4 },
      { max: 210_000, count: 5 },
    ],
  ],
])('S8 budgets of %s', (_, prices, steps) => {
  expect(budgetSteps(prices)).toEqual(steps);
});
