import { expect, test } from 'vitest';
import { freeTimesOf, timeGroups, timeText } from './use-free-times.ts';

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
      name: 'Geelong',
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

test.each([
  [false, 'Australia/Melbourne', 'Times at Geelong.'],
  [false, 'Australia/Perth', 'Times at Geelong, Melbourne time.'],
  [true, 'Australia/Perth', 'Times in Melbourne time.'],
  [true, 'Australia/Sydney', ''],
])(
  'F5 a list says its place unless that was chosen (%s), and its zone in %s: "%s"',
  (hasChosen, reader, words) => {
    const days = [{ day: '2026-11-27', times: ['09:00'] }];
    const answer = { location: 'geelong', name: 'Geelong', time_zone: 'Australia/Melbourne', days };
    expect(freeTimesOf(answer, hasChosen, reader).words).toBe(words);
  },
);
