import { describe, expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import type { Location } from '../location/location.ts';
import { AppointmentSettings } from './appointment-settings.ts';
import { freeAppointments, timeProblem, type TimeProblem } from './free-appointments.ts';

const settings = AppointmentSettings.parse({ days_ahead: 4 });
/** Open on weekdays from 9 to 12 and from 13 to 15, on Saturdays from 9:30 to 11; in Sydney, 11 hours ahead of UTC. */
const location = exampleLocation({
  opening_hours: [
    ...[1, 2, 3, 4, 5].flatMap((weekday) => [
      { weekday, status: 'Open' as const, open: '09:00', close: '12:00' },
      { weekday, status: 'Open' as const, open: '13:00', close: '15:00' },
    ]),
    { weekday: 6, status: 'Open', open: '09:30', close: '11:00' },
    { weekday: 0, status: 'Closed' },
  ],
  special_hours: [{ date: '2026-11-23', status: 'Closed' }],
});
const friday = new Date('2026-11-20T10:30:00+11:00');

describe('F5 K8 appointments', () => {
  test('are in opening hours, end before closing, and leave holidays and closed days out', () => {
    expect(freeAppointments(location, settings, [], friday)).toEqual([
      { day: '2026-11-20', times: ['13:00', '14:00'] },
      { day: '2026-11-21', times: ['09:30'] },
    ]);
    const monday = { ...location, special_hours: [] };
    expect(freeAppointments(monday, settings, [], friday).at(-1)).toEqual({
      day: '2026-11-23',
      times: ['09:00', '10:00', '11:00', '13:00', '14:00'],
    });
  });

  test('are those of the clock of the place, whatever that of the reader', () => {
    const perth = { ...location, time_zone: 'Australia/Perth' as const };
    expect(freeAppointments(perth, settings, [], friday)[0]).toEqual({
      day: '2026-11-20',
      times: ['10:00', '11:00', '13:00', '14:00'],
    });
  });

  test.each([
    [0, ['11:00', '13:00', '14:00']],
    [30, ['11:00', '13:00', '14:00']],
    [31, ['13:00', '14:00']],
    [24 * 60, undefined],
  ])('keep a notice of %i minutes', (notice_minutes, times) => {
    const found = freeAppointments(location, { ...settings, notice_minutes }, [], friday);
    expect(found.find(({ day }) => day === '2026-11-20')?.times).toEqual(times);
  });

  test.each([
    [1, 1, true],
    [1, 2, false],
    [2, 2, true],
    [3, 2, true],
    [0, 1, false],
  ])('%i bookings of a capacity of %i: booked out %s', (bookings, capacity, expected) => {
    const booked = Array<string>(bookings).fill('2026-11-20T13:00');
    const [today] = freeAppointments(location, { ...settings, capacity }, booked, friday);
    expect(today?.times.includes('13:00')).toBe(!expected);
  });

  test('a place without hours offers none', () => {
    expect(freeAppointments(exampleLocation(), settings, [], friday)).toEqual([]);
  });

  const CHRISTMAS = { date: '2026-11-24', status: 'Open' as const, start_hour: '10:00', end_hour: '12:00' };
  const yard = { ...location, special_hours: [...location.special_hours, CHRISTMAS] };
  test.each<[string, TimeProblem | undefined]>([
    ['2026-11-20T13:00', undefined],
    ['2026-11-20T14:00', 'taken'],
    ['2026-11-20T12:00', 'soon'],
    ['2026-11-20T08:00', 'soon'],
    ['2026-11-19T13:00', 'soon'],
    ['2026-11-21T09:30', undefined],
    ['2026-11-21T10:00', 'between'],
    ['2026-11-21T11:00', 'closed'],
    ['2026-11-20T15:00', 'closed'],
    ['2026-11-20T23:59', 'closed'],
    ['2026-11-22T10:00', 'closed'],
    ['2026-11-23T10:00', 'closed'],
    ['2026-11-24T10:00', undefined],
    ['2026-11-24T09:00', 'closed'],
    ['2026-11-25T10:00', 'far'],
    ['2099-01-05T10:00', 'far'],
    ['9999-12-31T10:00', 'far'],
  ])('%s at a place: %s', (time, problem) => {
    const booked = ['2026-11-20T14:00'];
    expect(timeProblem(time, yard, { ...settings, days_ahead: 5 }, booked, friday)).toBe(problem);
    const free = freeAppointments(yard, { ...settings, days_ahead: 5 }, booked, friday);
    expect(free.some(({ day, times }) => times.some((each) => `${day}T${each}` === time))).toBe(!problem);
  });

  test.each([
    ['no hours', {}, '2026-11-21T03:00', undefined],
    ['no hours', {}, '2026-11-20T09:00', 'soon'],
    ['no hours', {}, '2026-11-21T10:00', 'taken'],
    [
      'days without times',
      { opening_hours: [{ weekday: 6, status: 'Open' }] },
      '2026-11-21T03:00',
      undefined,
    ],
    ['days without times', { opening_hours: [{ weekday: 6, status: 'Open' }] }, '2026-11-22T03:00', 'closed'],
    [
      'a holiday',
      { special_hours: [{ date: '2026-11-21', status: 'Closed' }] },
      '2026-11-21T09:00',
      'closed',
    ],
  ] as const)('a place that says %s has any time else that is not taken', (_, hours, time, problem) => {
    const place = exampleLocation(hours as Partial<Location>);
    expect(timeProblem(time, place, settings, ['2026-11-21T10:00'], friday)).toBe(problem);
  });
});
