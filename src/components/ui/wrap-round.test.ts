import { expect, test } from 'vitest';
import { wrapRound } from './wrap-round.ts';

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
