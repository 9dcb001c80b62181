import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './add-days.ts';
import { easternDay, startOfEasternDay } from './eastern-day.ts';

const seconds = (moment: string): number => Date.parse(moment) / 1000;

test.each([
  ['2026-11-21T00:00:00+10:00', '2026-11-21'],
  ['2026-11-20T23:59:59+10:00', '2026-11-20'],
  ['2026-11-21T23:30:00+08:00', '2026-11-22'],
])('S10 %s is on the Australian day %s', (moment, day) => {
  expect(easternDay(seconds(moment))).toBe(day);
});

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1970-01-01', count));

test('S10 an Australian day begins with its first second', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(easternDay(startOfEasternDay(day))).toBe(day);
      expect(easternDay(startOfEasternDay(day) - 1)).toBe(addDays(day, -1));
    }),
  );
});
