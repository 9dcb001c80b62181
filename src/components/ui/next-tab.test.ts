import { expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';

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
