import { expect, test } from 'vitest';
import { dollars, percent, shareText } from './figures-text.ts';

test.each([
  [12, 40, '12 of 40 (30%)'],
  [8499, 10_000, '8,499 of 10,000 (84.9%)'],
  [1, 3, '1 of 3 (33.3%)'],
  [0, 0, '0 of 0 (0%)'],
])('S10 %d of %d is written %s, never rounded up', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

test('S10 a share is not a tenth of a percent less for what a computer adds to it', () => {
  expect(percent(26_000 / 20_000 - 1)).toBe('30%');
  expect(percent(0.29)).toBe('29%');
});

test('S10 an amount is written in whole dollars', () => {
  expect(dollars(20_004.5)).toBe('$20,005');
});
