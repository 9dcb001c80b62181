import { expect, test } from 'vitest';
import { exampleLocation } from './example-location.fixture.ts';
import { HoursSettings } from './location-settings.ts';
import type { OpeningHour } from './location.ts';
import { openingHoursSummary } from './opening-hours-summary.ts';
import { nowRow, openNow, specialHoursRows, weekRows } from './opening-hours.ts';

const settings = HoursSettings.parse({});

function open(weekday: number, from = '08:30', to = '17:30'): OpeningHour {
  return { weekday, status: 'Open', open: from, close: to };
}

const week: OpeningHour[] = [
  { weekday: 0, status: 'Closed' },
  ...[1, 2, 3, 4, 5].map((weekday) => open(weekday)),
  open(6, '09:00', '16:00'),
];
const location = exampleLocation({ opening_hours: week });
/** A Saturday in November: Sydney is 11 hours ahead of UTC. */
const saturdayNoon = new Date('2026-11-21T12:00:00+11:00');

test('L6 five equal weekdays are Mon–Fri, and today is marked', () => {
  expect(weekRows(location, settings, saturdayNoon)).toStrictEqual([
    { label: 'Mon–Fri', text: '8:30am – 5:30pm' },
    { label: 'Saturday', text: '9am – 4pm', isToday: true },
    { label: 'Sunday', text: 'Closed' },
  ]);
  const monday = new Date('2026-11-23T12:00:00+11:00');
  expect(weekRows(location, settings, monday)[0]).toMatchObject({ label: 'Mon–Fri', isToday: true });
});

test('L6 one weekday that differs keeps all five apart', () => {
  const late = week.map((hour) => (hour.weekday === 4 ? open(4, '08:30', '20:00') : hour));
  const rows = weekRows(exampleLocation({ opening_hours: late }), settings, saturdayNoon);
  expect(rows.map(({ label }) => label)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(rows[3]).toEqual({ label: 'Thursday', text: '8:30am – 8pm' });
});

test('L6 four known weekdays are not Mon–Fri, and unknown days are left out', () => {
  const opening_hours = [1, 2, 3, 4].map((weekday) => open(weekday));
  const rows = weekRows(exampleLocation({ opening_hours }), settings, saturdayNoon);
  expect(rows.map(({ label }) => label)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday']);
});

test('L6 five closed weekdays are one closed line', () => {
  const opening_hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Closed' as const }));
  expect(weekRows(exampleLocation({ opening_hours }), settings, saturdayNoon)).toEqual([
    { label: 'Mon–Fri', text: 'Closed' },
  ]);
});

test('L6 a lunch break gives both times of the day', () => {
  const opening_hours = [open(6, '08:00', '12:00'), open(6, '13:00', '16:00')];
  const [row] = weekRows(exampleLocation({ opening_hours }), settings, saturdayNoon);
  expect(row?.text).toBe('8am – 12pm, 1pm – 4pm');
});

test.each([
  ['service', 'By appointment only'],
  ['', 'By appointment only'],
  ['parts', 'Closed'],
] as const)('L6 a closed day of a %j location reads %s where configured', (location_type, text) => {
  const byAppointment = HoursSettings.parse({ by_appointment: ['service', 'sales'] });
  const location = exampleLocation({ opening_hours: week, location_type });
  expect(weekRows(location, byAppointment, saturdayNoon).at(-1)?.text).toBe(text);
});

const holidays = exampleLocation({
  opening_hours: week,
  special_hours: [
    { date: '2026-12-26', status: 'Closed' },
    { date: '2026-11-21', name: 'Show Day', status: 'Open', start_hour: '10:00', end_hour: '14:00' },
    { date: '2026-11-20', name: 'Past', status: 'Closed' },
    { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
  ],
});

test('L6 on a day with special hours the line above the week is Today, and no row of the week is marked', () => {
  expect(nowRow(holidays, saturdayNoon)).toEqual({
    label: 'Today',
    text: '10am – 2pm, Show Day',
    isToday: true,
  });
  expect(weekRows(holidays, settings, saturdayNoon).filter((row) => row.isToday)).toHaveLength(0);
  const christmas = new Date('2026-12-25T09:00:00+11:00');
  expect(nowRow(holidays, christmas)).toEqual({
    label: 'Today',
    text: 'Closed, Christmas Day',
    isToday: true,
  });
});

test('L6 today is the day of the location, not of the reader', () => {
  const lateFridayInPerth = new Date('2026-11-20T23:30:00+08:00');
  expect(nowRow(holidays, lateFridayInPerth)?.label).toBe('Today');
  const perth = {
    ...holidays,
    time_zone: 'Australia/Perth',
    special_hours: holidays.special_hours.slice(1, 2),
  };
  expect(nowRow(perth, lateFridayInPerth)?.label).toBe('Closed now');
  expect(weekRows(perth, settings, lateFridayInPerth)[0]).toMatchObject({ label: 'Mon–Fri', isToday: true });
});

test.each([
  ['2026-11-23T12:00:00+11:00', { label: 'Open now', text: 'until 5:30pm' }],
  ['2026-11-23T18:00:00+11:00', { label: 'Closed now', text: 'opens 8:30am tomorrow' }],
])('L6 on an ordinary day at %s the line above the week is %j', (now, row) => {
  expect(nowRow(holidays, new Date(now))).toEqual(row);
});

test('L4 L6 the holiday dialog lists today and what is to come, soonest first', () => {
  expect(specialHoursRows(holidays, saturdayNoon)).toStrictEqual([
    { label: 'Show Day', day: '2026-11-21', text: '10am – 2pm', isToday: true },
    { label: 'Christmas Day', day: '2026-12-25', text: 'Closed' },
    { label: 'Saturday', day: '2026-12-26', text: 'Closed' },
  ]);
});

test.each([
  ['2026-11-23T08:29:00+11:00', { open: false, opens: '8:30am' }],
  ['2026-11-23T08:30:00+11:00', { open: true, until: '5:30pm' }],
  ['2026-11-23T17:29:59+11:00', { open: true, until: '5:30pm' }],
  ['2026-11-23T17:30:00+11:00', { open: false, opens: '8:30am tomorrow' }],
  ['2026-11-28T16:00:00+11:00', { open: false, opens: '8:30am Monday' }],
  ['2026-11-21T09:30:00+11:00', { open: false, opens: '10am' }],
  ['2026-12-24T18:00:00+11:00', { open: false, opens: '8:30am Monday' }],
])('L6 at %s the place is %j', (now, expected) => {
  expect(openNow(holidays, new Date(now))).toEqual(expected);
});

test('L6 a place without hours or times does not say whether it is open', () => {
  expect(openNow(exampleLocation(), saturdayNoon)).toBeUndefined();
  expect(nowRow(exampleLocation(), saturdayNoon)).toBeUndefined();
  const vague = exampleLocation({ opening_hours: [{ weekday: 6, status: 'Open' }] });
  expect(openNow(vague, saturdayNoon)).toBeUndefined();
  expect(weekRows(vague, settings, saturdayNoon)[0]?.text).toBe('Open');
});

test('L6 closing at midnight is open till then', () => {
  const location = exampleLocation({ opening_hours: [open(6, '18:00', '00:00')] });
  expect(openNow(location, new Date('2026-11-21T23:30:00+11:00'))).toEqual({ open: true, until: '12am' });
});

test('L6 the summary names open days only', () => {
  expect(openingHoursSummary(location, settings)).toBe('Mon–Fri 8:30am – 5:30pm, Saturday 9am – 4pm');
  expect(openingHoursSummary(exampleLocation(), settings)).toBe('');
});
