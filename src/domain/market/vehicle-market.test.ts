import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { MarketSettings } from './market-settings.ts';
import { vehicleMarket } from './vehicle-market.ts';

const gauged = { fill: 0.7, market_range_min: 24_000, market_range_max: 28_000, confidence: 0.9 };
const averaged = { state_average_market_price: 28_000 };
const marketOf = (
  changes: Parameters<typeof exampleVehicle>[0],
  { hasGauge = true, hasPlatform = false } = {},
) =>
  vehicleMarket(exampleVehicle({ price: 25_000, updated_at: '2026-11-20', ...changes }), {
    market: MarketSettings.parse({ source: 'Figures' }),
    platform: hasPlatform && { website_id: 'site-1' },
    switches: { auto_gauge: hasGauge },
  });

test("V5 V16 the feed's own figures make indicator and gauge, with their source and day", () => {
  const market = marketOf({ autograb_data: { ...averaged, ...gauged } });
  expect(market?.indicator).toMatchObject({ amountBelow: 3_000, scope: 'state' });
  expect(market?.gauge).toMatchObject({ shown: true, listingPrice: 25_000 });
  expect(market?.note).toMatch(/^Source: Figures, 20\/11\/2026\./);
});

test('V16 a gauge that the feed has no figures for is asked of the platform', () => {
  expect(marketOf({ autograb_data: averaged }, { hasPlatform: true })?.gauge).toBe('asked');
  expect(marketOf({ autograb_data: averaged })?.gauge).toBeUndefined();
  expect(marketOf({ autograb_data: { ...averaged, ...gauged } }, { hasPlatform: true })?.gauge).toMatchObject(
    {
      shown: true,
    },
  );
});

test('V16 without its switch there is no gauge, asked or not', () => {
  const off = { hasGauge: false, hasPlatform: true };
  expect(marketOf({ autograb_data: { ...averaged, ...gauged } }, off)?.gauge).toBeUndefined();
});

test.each([
  ['without a figure', {}],
  ['of a vehicle without a price', { price: 0, autograb_data: { ...averaged, ...gauged } }],
  ['of a sold vehicle', { sold: true, status: 'sold' as const, autograb_data: { ...averaged, ...gauged } }],
])('D2 V5 nothing is said of the market %s', (_, changes) => {
  expect(marketOf(changes)).toBeUndefined();
});
