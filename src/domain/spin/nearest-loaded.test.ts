import { expect, test } from 'vitest';
import { nearestLoaded } from './nearest-loaded.ts';

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
