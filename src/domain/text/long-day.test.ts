import { expect, test } from 'vitest';
import { longDay } from './long-day.ts';

test.each([
  ['2026-11-23', 'Monday 23 November'],
  ['2028-02-29', 'Tuesday 29 February'],
  ['soon', 'soon'],
])('a day %s is %s', (day, words) => {
  expect(longDay(day)).toBe(words);
});
