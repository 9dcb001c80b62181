import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadPasses } from './load-passes.ts';

test.each([
  [0, []],
  [1, [[0]]],
  [2, [[0], [1]]],
  [8, [[0], [4], [2, 6], [1, 3, 5, 7]]],
  [12, [[0, 8], [4], [2, 6, 10], [1, 3, 5, 7, 9, 11]]],
  [
    36,
    [
      [0, 8, 16, 24, 32],
      [4, 12, 20, 28],
      [2, 6, 10, 14, 18, 22, 26, 30, 34],
      [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35],
    ],
  ],
])('V3 %i frames load coarse to fine', (frames, passes) => {
  expect(loadPasses(frames)).toEqual(passes);
});

test('V3 the frame that a spin opens at loads first', () => {
  expect(loadPasses(12, 2)).toEqual([[2, 10], [6], [4, 8, 0], [3, 5, 7, 9, 11, 1]]);
});

test('V3 every frame loads exactly once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.nat(400), (frames, start) => {
      const order = loadPasses(frames, start).flat();
      expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: frames }, (_, frame) => frame));
    }),
  );
});
