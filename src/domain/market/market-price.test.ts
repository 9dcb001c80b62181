import { expect, test } from 'vitest';
import { marketPriceIndicator } from './market-price.ts';

test.each([
  [
    29_500,
    { state_average_market_price: 30_000 },
    { kind: 'below', amountBelow: 500, average: 30_000, scope: 'state' },
  ],
  [29_501, { state_average_market_price: 30_000 }, undefined],
  [
    28_000,
    { average_market_price: 30_000 },
    { kind: 'below', amountBelow: 2000, average: 30_000, scope: 'national' },
  ],
  [29_900, { state_average_market_price: 30_000, average_market_price: 40_000 }, undefined],
  [
    28_000,
    { state_average_market_price: 0, average_market_price: 30_000 },
    { kind: 'below', amountBelow: 2000, average: 30_000, scope: 'national' },
  ],
  [35_000, { state_average_market_price: 30_000 }, undefined],
  [0, { state_average_market_price: 30_000 }, undefined],
  [29_000, {}, undefined],
] as const)('V5 a price of %d against %j', (price, autograb_data, indicator) => {
  expect(marketPriceIndicator({ price, autograb_data })).toEqual(indicator);
});

test('V5 without a price or figures there is no indicator', () => {
  expect(marketPriceIndicator({ price: 10_000 })).toBeUndefined();
  expect(marketPriceIndicator({ autograb_data: { average_market_price: 10_000 } })).toBeUndefined();
});
