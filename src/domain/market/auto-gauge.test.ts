import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { realPrice } from '../vehicle/real-price.ts';
import { autoGauge, countUpMilliseconds } from './auto-gauge.ts';

const answer = {
  fill: 0.5,
  listing_price: 22_000,
  market_range_min: 20_000,
  market_range_max: 24_000,
  confidence: 0.8,
  description: 'Compared with 40 cars like it.',
};

describe('autoGauge', () => {
  test('V16 a whole answer shows with its range', () => {
    expect(autoGauge(answer, 22_000)).toEqual({
      shown: true,
      word: 'Good Deal',
      band: 'medium',
      fill: 0.5,
      listingPrice: 22_000,
      rangeMin: 20_000,
      rangeMax: 24_000,
      rangeText: 'Market range $20,000 to $24,000',
      description: 'Compared with 40 cars like it.',
    });
  });

  test.each([
    [0, 'Good Deal', 'low'],
    [0.299, 'Good Deal', 'low'],
    [0.3, 'Good Deal', 'medium'],
    [0.599, 'Good Deal', 'medium'],
    [0.6, 'Good Deal', 'high'],
    [0.649, 'Good Deal', 'high'],
    [0.65, 'Great Deal', 'high'],
    [1, 'Great Deal', 'high'],
  ])('V16 a fill of %d is a %s in the %s band', (fill, word, band) => {
    expect(autoGauge({ ...answer, fill }, 22_000)).toMatchObject({ shown: true, word, band, fill });
  });

  test.each([
    [-0.2, 0, 'low'],
    [1.4, 1, 'high'],
  ])('V16 a fill of %d is drawn as %d', (fill, drawn, band) => {
    expect(autoGauge({ ...answer, fill }, 22_000)).toMatchObject({ shown: true, fill: drawn, band });
  });

  test.each([
    [{ ...answer, fill: undefined }, 'no fill'],
    [{ ...answer, fill: null }, 'no fill'],
    [{ ...answer, fill: Number.NaN }, 'no fill'],
    [{ ...answer, listing_price: undefined }, 'no listing_price'],
    [{ ...answer, market_range_min: undefined }, 'no market_range_min'],
    [{ ...answer, market_range_max: null }, 'no market_range_max'],
    [{ ...answer, confidence: undefined }, 'no confidence'],
    [{ ...answer, confidence: 0.2 }, 'low confidence'],
    [{ ...answer, confidence: 0 }, 'low confidence'],
    [{ ...answer, market_range_max: 21_999 }, 'market below the price'],
    [{ ...answer, market_range_min: 25_000 }, 'range upside down'],
    [{ ...answer, listing_price: 21_000 }, 'another price than the page'],
    [{ ...answer, listing_price: 5 }, 'another price than the page'],
    [{}, 'empty answer'],
    [null, 'empty answer'],
    [undefined, 'empty answer'],
  ])('V16 %j stays hidden: %s', (given, reason) => {
    expect(autoGauge(given, 22_000)).toEqual({ shown: false, reason });
  });

  test.each([
    [{ confidence: 0.201 }],
    [{ market_range_max: 22_000 }],
    [{ market_range_min: 24_000 }],
    [{ description: undefined }],
    [{ description: null }],
  ])('V16 %j does not hide it', (change) => {
    expect(autoGauge({ ...answer, ...change }, 22_000).shown).toBe(true);
  });

  test('V16 whatever the figures, what shows is a price inside the market and a gauge that can be drawn', () => {
    const figure = fc.option(fc.double({ min: -2, max: 50_000 }), { nil: undefined });
    const answers = fc.record({
      fill: figure,
      listing_price: figure,
      market_range_min: figure,
      market_range_max: figure,
      confidence: figure,
    });
    fc.assert(
      fc.property(answers, (given) => {
        const gauge = autoGauge(given, realPrice(given.listing_price));
        if (!gauge.shown) return;
        expect(gauge.listingPrice).toBeLessThanOrEqual(gauge.rangeMax);
        expect(gauge.fill).toBeGreaterThanOrEqual(0);
        expect(gauge.fill).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test.each([
  [0, 2000],
  [0.5, 2250],
  [1, 2500],
])('V16 a fill of %d counts up in %d ms', (fill, milliseconds) => {
  expect(countUpMilliseconds({ fill })).toBe(milliseconds);
});
