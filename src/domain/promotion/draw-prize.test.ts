import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceWords, drawnPrize, losingDraws } from './draw-prize.ts';
import { OF_DRAWS } from './of-draws.ts';

const PRIZES = [
  { id: 'jack', in_10000: 100 },
  { id: 'mug', in_10000: 2_000 },
];

test.each([
  [0, 'jack'],
  [99, 'jack'],
  [100, 'mug'],
  [2_099, 'mug'],
  [2_100, undefined],
  [9_999, undefined],
])('A6 the number %i draws %s', (number, id) => {
  expect(drawnPrize(PRIZES, number)?.id).toBe(id);
});

const prizes = fc
  .array(fc.integer({ min: 1, max: OF_DRAWS }), { maxLength: 8 })
  .map((chances) => chances.map((in_10000, id) => ({ id, in_10000 })))
  .filter((some) => losingDraws(some) >= 0);

test('A6 of all numbers each prize is drawn by as many as its odds say, and the rest by none', () => {
  fc.assert(
    fc.property(prizes, (some) => {
      const counts = new Map<number | undefined, number>();
      for (let number = 0; number < OF_DRAWS; number++) {
        const id = drawnPrize(some, number)?.id;
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      for (const { id, in_10000 } of some) expect(counts.get(id)).toBe(in_10000);
      expect(counts.get(undefined) ?? 0).toBe(losingDraws(some));
    }),
    { numRuns: 25, seed: 20261121 },
  );
});

test.each([
  [1, '1 in 10,000'],
  [20, '1 in 500'],
  [10_000, '1 in 1'],
  [3, '3 in 10,000'],
  [2_100, '2,100 in 10,000'],
])('A6 %i of 10,000 is said as %s', (chance, words) => {
  expect(chanceWords(chance)).toBe(words);
});
