import { expect, test } from 'vitest';
import { clockMinutes, formatClockTime } from './clock-time.ts';

test.each([
  ['08:00', '8am', 480],
  ['8:30', '8:30am', 510],
  ['12:00', '12pm', 720],
  ['12:05', '12:05pm', 725],
  ['00:00', '12am', 0],
  ['23:59', '11:59pm', 1439],
  ['24:00', '12am', 1440],
  [' 9:00 ', '9am', 540],
  ['noon', 'noon', undefined],
])('L6 the time %j reads %s', (time, text, minutes) => {
  expect(formatClockTime(time)).toBe(text);
  expect(clockMinutes(time)).toBe(minutes);
});
