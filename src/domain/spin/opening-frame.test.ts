import { expect, test } from 'vitest';
import { openingFrame } from './opening-frame.ts';

test.each([
  [36, 5],
  [24, 3],
  [8, 1],
  [4, 1],
  [2, 0],
  [1, 0],
  [0, 0],
])('V3 a spin of %i frames opens at frame %i, three quarters', (frames, opening) => {
  expect(openingFrame(frames)).toBe(opening);
});
