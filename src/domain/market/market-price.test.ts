import { expect, test } from 'vitest';
import { marketPriceIndicator, shareBelowText } from './market-price.ts';

const below = (amountBelow: number, average: number, scope: 'state' | 'national', text: string) => ({
  kind: 'below',
  amountBelow,
  average,
  scope,
  text,
});

test.each([
  [
    29_500,
    { state_average_market_price: 30_000 },
    below(500, 30_000, 'state', '$500 below the state average of $30,000'),
  ],
  [29_501, { state_average_market_price: 30_000 }, undefined],
  [
    28_000,
    { average_market_price: 30_000 },
    below(2000, 30_000, 'national', '$2,000 below the national average of $30,000'),
  ],
  [29_900, { state_average_market_price: 30_000, average_market_price: 40_000 }, undefined],
  [
    28_000,
    { state_average_market_price: 0, average_market_price: 30_000 },
    below(2000, 30_000, 'national', '$2,000 below the national average of $30,000'),
  ],
  [
    27_999.6,
    { state_average_market_price: 30_000.4 },
    below(2000, 30_000, 'state', '$2,000 below the state average of $30,000'),
  ],
  [35_000, { state_average_market_price: 30_000 }, undefined],
  [0, { state_average_market_price: 30_000 }, undefined],
  [10, { state_average_market_price: 30_000 }, undefined],
  [29_000, {}, undefined],
] as const)('V5 a price of %d against %j', (price, autograb_data, indicator) => {
  expect(marketPriceIndicator({ price, autograb_data })).toEqual(indicator);
});

test('V5 without a price or figures there is no indicator', () => {
  expect(marketPriceIndicator({ price: 10_000 })).toBeUndefined();
  expect(marketPriceIndicator({ autograb_data: { average_market_price: 10_000 } })).toBeUndefined();
});

test.each([
  [17_490, 18_889, '7% lower'],
  [39_450, 40_000, '1% lower'],
  [239_400, 240_000, 'Less than 1% lower'],
])('V10 %d dollars beside an average of %d is %s', (price, average, text) => {
  expect(shareBelowText(price, average)).toBe(text);
});
