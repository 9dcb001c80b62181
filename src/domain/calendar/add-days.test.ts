import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './add-days.ts';
import { daysBetween } from './days-between.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1970-01-01', count));

test.each([
  ['2028-02-28', 2, '2028-03-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('L6 %s and %d days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test('days added are days between, over leap days and ends of years', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
});
