import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadPasses, nearestLoaded } from './load-passes.ts';

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

const eight = (...frames: number[]): boolean[] =>
  Array.from({ length: 8 }, (_, frame) => frames.includes(frame));

test.each([
  ['a loaded frame is drawn itself', 3, eight(0, 3, 4), 3],
  ['a missing one gives way to the nearer side', 3, eight(0, 5), 5],
  ['of two as near, the earlier', 4, eight(2, 6), 2],
  ['the search goes round the end', 7, eight(0, 4), 0],
  ['and round the beginning', 0, eight(3, 6), 6],
  ['the far side counts, too', 0, eight(4), 4],
  ['nothing has loaded', 2, eight(), undefined],
])('V3 %s', (_, frame, loaded, drawn) => {
  expect(nearestLoaded(frame, loaded)).toBe(drawn);
});
