import { expect, test } from 'vitest';
import { buildDates, isWithinYears } from './build-dates.ts';

test.each([
  [{ build_date: '2016-02' }, { earliest: '2016-02-01', latest: '2016-02-29' }],
  [
    { build_date: '2016-11-14', year: 2017 },
    { earliest: '2016-11-01', latest: '2016-11-30' },
  ],
  [
    { build_date: 'about 2016-11', year: 2017 },
    { earliest: '2016-01-01', latest: '2017-12-31' },
  ],
  [{ year: 2017 }, { earliest: '2016-01-01', latest: '2017-12-31' }],
  [
    { build_date: '2016-13', year: 2017 },
    { earliest: '2016-01-01', latest: '2017-12-31' },
  ],
  [{}, undefined],
])('V6 %j was built between %j', (vehicle, dates) => {
  expect(buildDates(vehicle)).toEqual(dates);
});

test.each([
  ['2016-12', true],
  ['2016-11', undefined],
  ['2016-10', false],
])('V6 on 21/11/2026 a vehicle built in %s is within ten years: %s', (build_date, within) => {
  const dates = buildDates({ build_date });
  expect(dates && isWithinYears(dates, 10, '2026-11-21')).toBe(within);
});

test.each([
  [2018, true],
  [2017, undefined],
  [2016, undefined],
  [2015, false],
])('V6 on 21/11/2026 a car of %d, build month unknown, is within ten years: %s', (year, within) => {
  const dates = buildDates({ year });
  expect(dates && isWithinYears(dates, 10, '2026-11-21')).toBe(within);
});
