import { expect, test } from 'vitest';
import { wrapRound, nextTab } from './connect-tabs.ts';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [1, -4, 3, 0],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])('M3 from %d by %d of %d to %d', (index, step, count, next) => {
  expect(wrapRound(index, step, count)).toBe(next);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('V3 M3 %s leads from tab %d of three to %s', (key, current, next) => {
  expect(nextTab(key, current, 3)).toBe(next);
});
