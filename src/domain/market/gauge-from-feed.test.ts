import { expect, test } from 'vitest';
import { gaugeFromFeed } from './gauge-from-feed.ts';

const figures = { fill: 0.7, market_range_min: 20_000, market_range_max: 24_000, confidence: 0.9 };

test('V16 figures of the feed make a gauge about the price on the page', () => {
  const gauge = gaugeFromFeed({ price: 21_000, autograb_data: figures });
  expect(gauge).toMatchObject({ shown: true, word: 'Great Deal', listingPrice: 21_000 });
});

test.each([
  [{ price: 21_000 }, 'empty answer'],
  [{ price: 21_000, autograb_data: { state_average_market_price: 22_000 } }, 'no fill'],
  [{ autograb_data: figures }, 'no listing_price'],
  [{ price: 24_001, autograb_data: figures }, 'market below the price'],
])('V16 %j has no gauge: %s', (vehicle, reason) => {
  expect(gaugeFromFeed(vehicle)).toEqual({ shown: false, reason });
});
