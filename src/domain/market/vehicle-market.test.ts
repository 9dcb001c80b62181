import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { MarketSettings } from './market-settings.ts';
import { gaugeFromFeed, marketSourceNote, vehicleMarket } from './vehicle-market.ts';

const gauged = { fill: 0.7, market_range_min: 24_000, market_range_max: 28_000, confidence: 0.9 };
const averaged = { state_average_market_price: 28_000 };
const marketOf = (
  changes: Parameters<typeof exampleVehicle>[0],
  { hasGauge = true, hasPlatform = false, today = '2026-11-25' } = {},
) =>
  vehicleMarket(
    exampleVehicle({ price: 25_000, updated_at: '2026-11-24', ...changes }),
    {
      market: MarketSettings.parse({ source: 'Figures', max_age_days: 60 }),
      platform: hasPlatform && { website_id: 'site-1' },
      switches: { auto_gauge: hasGauge },
    },
    today,
  );

test("V5 V16 the feed's own figures make indicator and gauge, with their source and day", () => {
  const market = marketOf({ autograb_data: { ...averaged, ...gauged, valued_at: '2026-11-20' } });
  expect(market?.indicator).toMatchObject({ amountBelow: 3_000, scope: 'state' });
  expect(market?.gauge).toMatchObject({ shown: true, listingPrice: 25_000 });
  expect(market?.note).toMatch(/^Source: Figures, 20\/11\/2026\./);
});

test('V5 V16 figures of an unknown day name none: the day on which the vehicle was changed is not that of its valuation', () => {
  expect(marketOf({ autograb_data: averaged })?.note).toMatch(/^Source: Figures\. /);
});

test.each([
  ['2026-11-25', true],
  ['2026-09-26', true],
  ['2026-09-25', false],
  ['2020-01-01', false],
  // A valuation of tomorrow is a slip of the feed.
  ['2026-11-26', false],
])('V5 V16 a valuation of %s shows on 25 November, of 60 days: %s', (valued_at, isShown) => {
  const market = marketOf({ autograb_data: { ...averaged, ...gauged, valued_at } });
  expect(market !== undefined).toBe(isShown);
});

test('V16 where the feed is too old, the platform is asked for the gauge, without a day', () => {
  const autograb_data = { ...averaged, ...gauged, valued_at: '2026-01-01' };
  expect(marketOf({ autograb_data }, { hasPlatform: true })).toMatchObject({
    indicator: undefined,
    gauge: 'asked',
    note: expect.stringMatching(/^Source: Figures\. /) as string,
  });
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

const settings = { source: 'Market Figures Pty Ltd', caution: 'A starting point only.' };

test.each([
  [settings, '2026-11-20', 'Source: Market Figures Pty Ltd, 20/11/2026. A starting point only.'],
  [settings, '2026-11-20T07:51:00Z', 'Source: Market Figures Pty Ltd, 20/11/2026. A starting point only.'],
  [settings, undefined, 'Source: Market Figures Pty Ltd. A starting point only.'],
  [{ ...settings, caution: '' }, '2026-11-20', 'Source: Market Figures Pty Ltd, 20/11/2026.'],
])('V16 the note of %j as of %s', (given, asOf, words) => {
  expect(marketSourceNote(given, asOf)).toBe(words);
});
