import { expect, test } from 'vitest';
import { timeGroups, timeText } from './use-free-times.ts';

test.each([
  ['00:00', '12 am'],
  ['09:00', '9 am'],
  ['09:30', '9:30 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12 pm'],
  ['12:05', '12:05 pm'],
  ['16:45', '4:45 pm'],
])('F5 the time %s is said as %s', (time, words) => {
  expect(timeText(time)).toBe(words);
});

test('F5 free times stand in a group a day, each value with its day', () => {
  expect(
    timeGroups({
      location: 'geelong',
      time_zone: 'Australia/Melbourne',
      days: [{ day: '2026-11-27', times: ['09:00', '13:30'] }],
    }),
  ).toEqual([
    {
      label: 'Friday 27 November',
      choices: [
        { value: '2026-11-27T09:00', label: 'Friday 27 November, 9 am' },
        { value: '2026-11-27T13:30', label: 'Friday 27 November, 1:30 pm' },
      ],
    },
  ]);
});
