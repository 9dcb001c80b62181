import { expect, test } from 'vitest';
import { realPrice } from './real-price.ts';

test.each([
  [undefined, undefined],
  [NaN, undefined],
  [-5, undefined],
  [0, undefined],
  [1, undefined],
  [5, undefined],
  [10, undefined],
  [10.5, 11],
  [11, 11],
  [29_990, 29_990],
  [29_990.000_000_01, 29_990],
  [29_990.01, 29_991],
  [29_990.49, 29_991],
  [29_990.95, 29_991],
])('D3 of %s dollars, %s are asked', (dollars, asked) => {
  expect(realPrice(dollars)).toBe(asked);
});
