import { expect, test } from 'vitest';
import { autoRotationDuration, autoRotationPosition, openingFrame } from './auto-rotation.ts';

test.each([
  [8, 3000],
  [30, 3000],
  [36, 3600],
  [72, 7200],
])('V3 %i frames turn once in %i ms', (frames, duration) => {
  expect(autoRotationDuration(frames)).toBe(duration);
});

test.each([
  [0, 5],
  [99, 5],
  [101, 6],
  [1800, 23],
  [3599, 40],
  [3600, undefined],
  [9000, undefined],
])('V3 %i ms into a turn of 36 frames from frame 5', (elapsed, position) => {
  expect(autoRotationPosition(5, elapsed, 36)).toBe(position);
});

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
