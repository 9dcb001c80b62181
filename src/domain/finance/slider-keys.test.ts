import { expect, test } from 'vitest';
import { movedByKey } from './slider-keys.ts';

const ENDS = { min: 0, max: 30_000, by: 500 };

test.each([
  ['ArrowRight', 0, 500],
  ['ArrowUp', 2000.5, 2500],
  ['ArrowLeft', 2000.5, 2000],
  ['ArrowDown', 500, 0],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 29_900, 30_000],
  ['PageUp', 1000, 6000],
  ['PageDown', 5500, 500],
  ['Home', 5000, undefined],
  ['5', 5000, undefined],
])('C4 %s moves a slider at %d to %s', (key, value, moved) => {
  expect(movedByKey(key, value, ENDS)).toBe(moved);
});
