import { describe, expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { AppointmentSettings } from './appointment-settings.ts';
import { freeAppointments } from './free-appointments.ts';

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
});
