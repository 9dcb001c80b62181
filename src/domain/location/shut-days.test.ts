import { expect, test } from 'vitest';
import { exampleLocation } from './example-location.fixture.ts';
import type { Location } from './location.ts';
import { shutDays } from './opening-hours.ts';
import { isShutOn } from './shut-days.ts';

const WEEKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open',
  open: '08:00',
  close: '17:00',
}));
const WORKSHOP = exampleLocation({
  opening_hours: [...WEEKDAYS, { weekday: 6, status: 'Open' }, { weekday: 0, status: 'Closed' }],
  special_hours: [
    { date: '2026-12-25', status: 'Closed' },
    { date: '2026-12-20', status: 'Open', start_hour: '09:00', end_hour: '12:00' },
  ],
} as Partial<Location>);

test.each([
  ['2026-11-27', false, 'a Friday'],
  ['2026-11-28', false, 'a Saturday that is open without times'],
  ['2026-11-29', true, 'a Sunday'],
  ['2026-12-25', true, 'a holiday'],
  ['2026-12-20', false, 'a Sunday that is open'],
])('F7 L6 a workshop is shut on %s: %s, %s', (day, shut) => {
  expect(isShutOn(shutDays(WORKSHOP), day)).toBe(shut);
});

test('F7 L6 a place is shut on a weekday that it says nothing about, and never where it says no hours', () => {
  const weekdays = exampleLocation({ opening_hours: WEEKDAYS } as Partial<Location>);
  expect(isShutOn(shutDays(weekdays), '2026-11-28')).toBe(true);
  expect(isShutOn(shutDays(exampleLocation()), '2026-11-29')).toBe(false);
});
