import { expect, test } from 'vitest';
import { nearestStop, snapStops } from './snap-stops.ts';

test.each([
  ['photos as wide as the row have one each', [0, 390, 780], 780, [0, 390, 780]],
  ['cards that no scroll brings to the start share the last', [0, 300, 600, 900], 540, [0, 300, 540]],
  ['half a pixel does not make another', [0, 333.3, 666.6], 666.4, [0, 333.3, 666.4]],
  ['a row that does not scroll has one', [0, 300], 0, [0]],
  ['an empty row has none', [], 0, []],
])('V2 M2 stops of a row: %s', (_, offsets, end, stops) => {
  expect(snapStops(offsets, end)).toEqual(stops);
});

test.each([
  [0, 0],
  [140, 0],
  [160, 1],
  [425, 2],
  [9999, 2],
  [-20, 0],
])('V2 M2 at %d pixels the nearest stop is number %d', (position, index) => {
  expect(nearestStop([0, 300, 540], position)).toBe(index);
});

test('V2 M2 without stops the first is nearest', () => {
  expect(nearestStop([], 100)).toBe(0);
});
