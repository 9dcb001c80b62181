import { expect, test } from 'vitest';
import { secondsLeft } from './use-count-down.ts';

test.each([
  [31_000, 1_000, 30],
  [31_000, 1_001, 30],
  [31_000, 2_000, 29],
  [31_000, 30_999, 1],
  [31_000, 31_000, 0],
  [31_000, 90_000, 0],
])('A5 a new code can be sent at %i ms: at %i ms %i seconds are left', (end, now, left) => {
  expect(secondsLeft(end, now)).toBe(left);
});
