import { describe, expect, test } from 'vitest';
import { exampleLocation } from './example-location.fixture.ts';
import { openingMinutes } from './opening-minutes.ts';

const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '09:00',
  close: '17:00',
}));
const location = exampleLocation({
  opening_hours: [...WEEK, { weekday: 6, status: 'Open', open: '09:00', close: '12:00' }],
  special_hours: [{ date: '2026-11-24', status: 'Closed', name: 'Show Day' }],
});
/** Summer time in Sydney; 2026-11-20 is a Friday. */
const sydney = (day: string, time: string): Date => new Date(`${day}T${time}:00+11:00`);

describe('F1 minutes of opening hours between two moments', () => {
  test.each([
    ['within a day', sydney('2026-11-20', '10:00'), sydney('2026-11-20', '11:30'), 90],
    ['before it opens', sydney('2026-11-20', '06:00'), sydney('2026-11-20', '09:01'), 1],
    ['after it closes', sydney('2026-11-20', '16:59'), sydney('2026-11-20', '23:59'), 1],
    ['over a night', sydney('2026-11-19', '16:00'), sydney('2026-11-20', '10:00'), 120],
    ['over a weekend', sydney('2026-11-20', '16:30'), sydney('2026-11-23', '09:10'), 30 + 180 + 10],
    ['over a holiday', sydney('2026-11-23', '16:00'), sydney('2026-11-25', '10:00'), 120],
    ['backwards', sydney('2026-11-20', '11:00'), sydney('2026-11-20', '10:00'), 0],
    ['by the clock of the place', new Date('2026-11-19T21:30:00Z'), new Date('2026-11-19T22:30:00Z'), 30],
  ])('F1 %s', (_, from, to, minutes) => {
    expect(openingMinutes(location, from, to)).toBe(minutes);
  });

  test('F1 a place that does not tell its hours counts every minute', () => {
    const from = sydney('2026-11-20', '22:00');
    expect(openingMinutes(exampleLocation(), from, sydney('2026-11-21', '01:00'))).toBe(180);
  });

  test('F1 after 60 days no more are counted', () => {
    const minutes = openingMinutes(
      exampleLocation(),
      sydney('2026-01-01', '00:00'),
      sydney('2026-12-01', '00:00'),
    );
    expect(minutes).toBe(61 * 1440);
  });
});
