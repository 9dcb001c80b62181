import { expect, test } from 'vitest';
import { dayInWords, longDay } from './long-day.ts';

test.each([
  ['2026-11-23', 'Monday 23 November'],
  ['2028-02-29', 'Tuesday 29 February'],
  ['soon', 'soon'],
])('a day %s is %s', (day, words) => {
  expect(longDay(day)).toBe(words);
});

test.each([
  ['2026-11-08', '8 November 2026'],
  ['2028-02-29T23:00:00+10:00', '29 February 2028'],
  ['2026-11', '2026-11'],
  ['soon', 'soon'],
])('D4 a day %s that is read is %s', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});
