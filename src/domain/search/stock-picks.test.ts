import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockPicks } from './stock-picks.ts';

const thousands = (...figures: number[]): number[] => figures.map((figure) => figure * 1000);

test.each<[string, number[], number[]]>([
  ['no vehicle', [], []],
  ['one vehicle', [19_990], [20_000]],
  ['two vehicles', [19_990, 64_500], [20_000, 65_000]],
  ['vehicles of one price', [32_400, 32_400, 32_400, 32_400, 32_400], [32_000]],
  ['cars', thousands(8.99, 12.5, 14.2, 18.9, 21.4, 24.9, 33.3, 41.9), [13_000, 19_000, 25_000]],
  ['trucks in any order', thousands(239, 64.9, 89, 118, 142, 43.2, 176, 98.5), [65_000, 100_000, 140_000]],
  ['caravans', thousands(28.9, 47.5, 62.9, 79.9, 94.9, 129.9), [50_000, 65_000, 90_000]],
  ['dear coaches', thousands(300, 455, 812, 1290), [300_000, 450_000, 800_000]],
  ['scooters', [900, 1450, 2190, 4_490], [900, 1500, 2200]],
  ['a trailer of a few dollars', [15], [15]],
])('S8 picks at the quartiles of %s are figures that people say', (_, prices, picks) => {
  expect(stockPicks(prices)).toEqual(picks);
});

test('S8 picks rise, are three at most and near the prices that they are made of', () => {
  const prices = fc.array(fc.integer({ min: 11, max: 2_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(prices, (all) => {
      const picks = stockPicks(all);
      expect(picks.length).toBeLessThanOrEqual(3);
      expect(picks).toEqual([...new Set(picks)].toSorted((a, b) => a - b));
      for (const pick of picks) expect(all.some((price) => Math.abs(price - pick) <= price / 16)).toBe(true);
    }),
  );
});
