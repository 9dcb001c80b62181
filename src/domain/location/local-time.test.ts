import { expect, test } from 'vitest';
import { localTime, weekdayOf } from './local-time.ts';

test.each([
  ['Australia/Sydney', '2026-11-22', 0, 30],
  ['Australia/Brisbane', '2026-11-21', 6, 23 * 60 + 30],
  ['Australia/Adelaide', '2026-11-22', 0, 0],
  ['Australia/Perth', '2026-11-21', 6, 21 * 60 + 30],
])('L6 13:30 UTC on a Saturday in %s', (zone, day, weekday, minutes) => {
  expect(localTime(new Date('2026-11-21T13:30:00Z'), zone)).toEqual({ day, weekday, minutes });
});

test('L6 the clock goes back at the end of daylight saving', () => {
  expect(localTime(new Date('2026-04-04T15:30:00Z'), 'Australia/Sydney').minutes).toBe(2 * 60 + 30);
  expect(localTime(new Date('2026-04-04T16:30:00Z'), 'Australia/Sydney').minutes).toBe(2 * 60 + 30);
});

test('L6 the weekday of a date is the same in every zone', () => {
  expect(weekdayOf('2026-11-22')).toBe(0);
});

test('L6 a zone that does not exist is an error', () => {
  expect(() => localTime(new Date(0), 'Australia/Nowhere')).toThrow(RangeError);
});
