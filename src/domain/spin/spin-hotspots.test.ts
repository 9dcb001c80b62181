import { expect, test } from 'vitest';
import { shownSpots, spotAt } from './spin-hotspots.ts';

const at = (frame: number, posX: number, posY: number) => ({ frame, posX, posY });
const spots = (...positions: ReturnType<typeof at>[]) =>
  shownSpots([{ id: 'h1', description: 'Tow bar', positions }], 36);

test.each([
  ['inside', at(0, 50, 50), [[0, 50, 50]]],
  ['on the edges', at(35, 0, 100), [[35, 0, 100]]],
  ['to a tenth of a percent', at(1, 33.333, 66.666), [[1, 33.3, 66.7]]],
])('V3 a point %s shows', (_, position, positions) => {
  expect(spots(position)).toEqual([{ description: 'Tow bar', positions }]);
});

test.each([
  ['left of the frame', at(0, -0.1, 50)],
  ['below it', at(0, 50, 100.1)],
  ['nowhere', at(0, Number.NaN, 50)],
  ['in a frame before the first', at(-1, 50, 50)],
  ['in a frame after the last', at(36, 50, 50)],
])('V3 a point %s is left out', (_, position) => {
  expect(spots(position)).toEqual([]);
  expect(spots(position, at(3, 10, 20))).toEqual([{ description: 'Tow bar', positions: [[3, 10, 20]] }]);
});

test('V3 a point without words is left out', () => {
  expect(shownSpots([{ id: 'h1', description: '  ', positions: [at(0, 50, 50)] }], 36)).toEqual([]);
});

test('V3 a point shows only in the frames that have a position of it', () => {
  const [spot] = spots(at(2, 10, 20), at(5, 30, 40));
  expect([1, 2, 3, 5].map((frame) => spot && spotAt(spot, frame))).toEqual([
    undefined,
    [2, 10, 20],
    undefined,
    [5, 30, 40],
  ]);
});
