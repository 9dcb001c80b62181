import { describe, expect, test } from 'vitest';
import { expectRefusal, problemsWith, type WrongSetting } from './refusals.fixture.ts';

const WRONG: readonly WrongSetting[] = [
  ['locations[0].opening_hours[0].weekday', 7, 'a number of at most 6'],
  ['locations[0].opening_hours[0].weekday', 'Monday', 'a number'],
  ['locations[0].opening_hours[0].weekday', -1, 'a number of at least 0'],
  ['locations[0].opening_hours[0].status', 'open', "one of 'Open', 'Closed'", "write 'Open'"],
  ['locations[0].opening_hours[0].status', 'By appointment', "one of 'Open', 'Closed'"],
  ['locations[0].opening_hours[0].open', '25:00', 'a time from 00:00 to 23:59, such as 08:30'],
  ['locations[0].opening_hours[0].open', '8:30', 'a time from 00:00 to 23:59, such as 08:30'],
  ['locations[0].opening_hours[0].open', '08.30', 'a time from 00:00 to 23:59, such as 08:30'],
  ['locations[0].opening_hours[0].open', '8am', 'a time from 00:00 to 23:59, such as 08:30'],
  ['locations[0].opening_hours[0].open', '08:75', 'a time from 00:00 to 23:59, such as 08:30'],
  ['locations[0].opening_hours[0].open', undefined, "a time such as 08:30 beside status 'Open', or status"],
  ['locations[0].opening_hours[0].close', '24:00', 'a time from 00:00 to 23:59, such as 08:30'],
  ['locations[0].opening_hours[0].close', 'noon', 'a time from 00:00 to 23:59, such as 08:30'],
  ['locations[0].opening_hours[0].close', undefined, "a time such as 17:30 beside status 'Open', or status"],
  ['locations[0].opening_hours[0].close', '07:00', 'a time after open (08:30), or 00:00 for midnight'],
  ['locations[0].opening_hours[0].close', '08:30', 'a time after open (08:30), or 00:00 for midnight'],
  [
    'locations[0].opening_hours[0].close',
    '13:30',
    'hours that do not overlap those of an earlier line of the',
    '',
    'locations[0].opening_hours[1].weekday',
  ],
  ['locations[0].opening_hours[2].weekday', 1, 'hours that do not overlap those of an earlier line of the'],
  ['locations[0].opening_hours[0].opens', '08:30', 'a setting that exists', 'write open in place of opens'],
  ['locations[0].opening_hours', '9-5', 'a list, [ … ]'],
  ['locations[0].special_hours[0].date', '25 December', 'a date such as 2026-03-31'],
  ['locations[0].special_hours[0].date', '2026-13-01', 'a date such as 2026-03-31'],
  ['locations[0].special_hours[0].date', '25/12/2026', 'a date such as 2026-03-31'],
  [
    'locations[0].special_hours[0].date',
    '2026-12-26',
    'a date that no earlier line has',
    '',
    'locations[0].special_hours[1].date',
  ],
  [
    'locations[0].special_hours[0].status',
    'Open',
    "a time such as 08:30 beside status 'Open', or status",
    '',
    'locations[0].special_hours[0].start_hour',
  ],
  ['locations[0].special_hours[1].start_hour', 'noon', 'a time from 00:00 to 23:59, such as 08:30'],
  ['locations[0].special_hours[1].start_hour', '25:00', 'a time from 00:00 to 23:59, such as 08:30'],
  [
    'locations[0].special_hours[1].start_hour',
    undefined,
    "a time such as 08:30 beside status 'Open', or status",
  ],
  [
    'locations[0].special_hours[1].end_hour',
    undefined,
    "a time such as 17:30 beside status 'Open', or status",
  ],
  [
    'locations[0].special_hours[1].end_hour',
    '09:00',
    'a time after start_hour (10:00), or 00:00 for midnight',
  ],
  ['locations[0].special_hours[1].end_hour', '3pm', 'a time from 00:00 to 23:59, such as 08:30'],
  ['locations[0].special_hours[1].close', '15:00', 'a setting that exists', 'take close out'],
];

describe('R3 wrong settings of opening hours are refused, each with its place and the way out', () => {
  test('R3 the settings they are changes of are accepted', () => {
    expect(problemsWith('slug', 'example')).toEqual([]);
  });

  for (const row of WRONG) test(`R3 ${row[0]}: ${JSON.stringify(row[1])}`, () => expectRefusal(row));
});
