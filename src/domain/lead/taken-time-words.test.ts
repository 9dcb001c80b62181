import { expect, test } from 'vitest';
import { takenTimeWords } from './taken-time-words.ts';

const MONDAY = { day: '2026-11-23', times: ['09:00', '11:30'] };
const TUESDAY = { day: '2026-11-24', times: ['09:00', '10:00', '11:00', '12:00', '13:00'] };

test.each([
  [
    'those of the day and after it, three at most',
    '2026-11-23T10:00',
    [MONDAY, TUESDAY],
    'This time has just been taken. Still free: Monday 23 November at 9am, 11:30am; Tuesday 24 November at 9am.',
  ],
  [
    'none of a day before',
    '2026-11-24T10:00',
    [MONDAY, { ...TUESDAY, times: ['09:00'] }],
    'This time has just been taken. Still free: Tuesday 24 November at 9am.',
  ],
  [
    'days before where none follow',
    '2026-11-24T10:00',
    [MONDAY],
    'This time has just been taken. Still free: Monday 23 November at 9am, 11:30am.',
  ],
  [
    'no time at all',
    '2026-11-24T10:00',
    [],
    "This time has just been taken. Please leave it blank and we'll call you to find another.",
  ],
])('F5 whose time is taken is told of %s', (_, wanted, free, words) => {
  expect(takenTimeWords(wanted, free)).toBe(words);
});
