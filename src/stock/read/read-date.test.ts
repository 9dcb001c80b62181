import { expect, test } from 'vitest';
import { refuseContraryDates } from './contrary-dates.ts';
import { FeedError } from '../feed/feed-error.ts';
import { readDay, readMoment, readMonth, readTimestamp } from './read-date.ts';
import { ReadingNotes } from './reading-notes.ts';

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01T10:20:30+1100', '2026-03-01T10:20:30+11:00'],
  ['2026-03-01 10:20:30 UTC', '2026-03-01T10:20:30Z'],
  ['2026-03-01T10:20:30.123Z', '2026-03-01T10:20:30Z'],
  ['2026-03-01T99:20', '2026-03-01'],
  ['2026-03-01T10:20', '2026-03-01T10:20'],
  ['2026-03-01T10:20+11:00', '2026-03-01T10:20+11:00'],
  ['2026-03-01 at 10:20', '2026-03-01'],
  [' 2026-03-01 ', '2026-03-01'],
  ['on 2026-03-01', undefined],
  ['1772323200', undefined],
  [100_000_000, undefined],
  [1e20, undefined],
  ['1/3/2026', '2026-03-01'],
  ['31/12/2026 4:00 PM', '2026-12-31'],
  [1_772_323_200, '2026-03-01T00:00:00Z'],
  [1_772_323_200_000, '2026-03-01T00:00:00Z'],
  ['31/02/2026', undefined],
  ['2026-13-01', undefined],
  ['soon', undefined],
  [{}, undefined],
  [7, undefined],
  ['0001-01-01T00:00:00', undefined],
  ['1900-01-01', undefined],
  ['01/01/1900', undefined],
  ['9999-12-31', undefined],
  ['1964-05-01', '1964-05-01'],
])('N2 the moment %j is %j', (value, moment) => {
  const notes = new ReadingNotes();
  expect(readMoment(value, 'created_at', notes)).toBe(moment);
  expect(notes.warnings).toHaveLength(moment === undefined ? 1 : 0);
});

test('N2 a day drops the time, a month the day, a timestamp counts seconds', () => {
  const notes = new ReadingNotes();
  expect(readDay('2026-03-01T10:00:00Z', 'rego_expiry', notes)).toBe('2026-03-01');
  expect(
    ['2021-07', '07/2021', '7/2021', '2021-07-15', '15/07/2021'].map((text) => readMonth(text, 'm', notes)),
  ).toEqual(Array.from({ length: 5 }, () => '2021-07'));
  expect(
    ['1772323200', 1_772_323_200_000, '2026-03-01'].map((value) => readTimestamp(value, 't', notes)),
  ).toEqual(Array.from({ length: 3 }, () => 1_772_323_200));
  expect(notes.warnings).toEqual([]);
  expect(readMonth('13/2021', 'm', notes)).toBeUndefined();
});

/** As written, as day-month-year reads it, as month-day-year does. */
test.each([
  ['2026-03-01', '2026-03-01', '2026-03-01'],
  ['2026/3/1', '2026-03-01', '2026-03-01'],
  ['20260301', '2026-03-01', '2026-03-01'],
  ['2026-03-01T00:00:00Z', '2026-03-01', '2026-03-01'],
  ['1/3/2026', '2026-03-01', '2026-01-03'],
  ['01/03/2026', '2026-03-01', '2026-01-03'],
  ['01-03-2026', '2026-03-01', '2026-01-03'],
  ['1.3.2026', '2026-03-01', '2026-01-03'],
  ['01/03/2026 00:00', '2026-03-01', '2026-01-03'],
  ['01/03/2026 12:00:00 AM', '2026-03-01', '2026-01-03'],
  ['01/03/2026T10:00:00+10:00', '2026-03-01', '2026-01-03'],
  ['30/06/2027', '2027-06-30', undefined],
  ['06/30/2027', undefined, '2027-06-30'],
  ['31/04/2027', undefined, undefined],
  ['29/02/2027', undefined, undefined],
  ['29/02/2028', '2028-02-29', undefined],
  ['2 March 2026', '2026-03-02', '2026-03-02'],
  ['2 Mar 2026', '2026-03-02', '2026-03-02'],
  ['02-Mar-2026', '2026-03-02', '2026-03-02'],
  ['2nd of March 2026', undefined, undefined],
  ['2nd March 2026', '2026-03-02', '2026-03-02'],
  ['March 2, 2026', '2026-03-02', '2026-03-02'],
  ['Sept 2, 2026', '2026-09-02', '2026-09-02'],
  ['Mon, 2 Mar 2026 10:00:00 AEDT', '2026-03-02', '2026-03-02'],
  ['31 June 2026', undefined, undefined],
  ['02/03/26', undefined, undefined],
  ['1/3-2026', undefined, undefined],
  ['01/03/2026 (expired)', undefined, undefined],
  ['0', undefined, undefined],
  ['00/00/0000', undefined, undefined],
  ['45352', undefined, undefined],
])('N2 the day %j is %j, and %j where months come first', (value, daysFirst, monthsFirst) => {
  const orders = ['day-month-year', 'month-day-year'] as const;
  const read = orders.map((date_order) =>
    readDay(value, 'rego_expiry', new ReadingNotes({ units: {}, date_order })),
  );
  expect(read).toEqual([daysFirst, monthsFirst]);
});

test.each([
  ['Jul 2021', '2021-07'],
  ['July 2021', '2021-07'],
  ['jul-2021', '2021-07'],
  ['15 Jul 2021', '2021-07'],
  ['Jul 21', undefined],
  ['07/21', undefined],
  ['2021', undefined],
])('N2 the month %j is %j', (value, month) => {
  expect(readMonth(value, 'build_date', new ReadingNotes())).toBe(month);
});

function refusal(...dates: string[]): unknown {
  const notes = new ReadingNotes();
  for (const date of dates) readDay(date, 'rego_expiry', notes);
  try {
    refuseContraryDates(notes.dates, 'day-month-year');
    return undefined;
  } catch (error) {
    return error;
  }
}

test('N2 a feed whose dates speak against feed.date_order is refused with examples and the way out', () => {
  const error = refusal('06/30/2027', '05/06/2027', '2027-01-01');
  expect(error).toBeInstanceOf(FeedError);
  expect(String(error)).toBe(
    "FeedError: feed.date_order is day-month-year, but 1 of the feed's dates, such as '06/30/2027', are dates only as " +
      "month-day-year: the others would be read wrong. Set feed.date_order to 'month-day-year' in tenant.ts, or ask " +
      'for dates such as 2026-06-30.',
  );
});

test('N2 a feed with many contrary dates is refused with the first three of them', () => {
  const error = refusal('06/30/2027', '06/29/2027', '06/28/2027', '06/27/2027');
  expect(String(error)).toContain(
    "4 of the feed's dates, such as '06/30/2027', '06/29/2027', '06/28/2027', are",
  );
});

test.each([
  [['32/32/2027', '31/31/2027']],
  [['06/30/2027']],
  [['06/30/2027', '30/06/2027', '05/06/2027']],
  [['05/06/2027', '07/08/2027']],
  [['06/30/2027', '2027-01-01', '5 May 2027']],
  [['06/06/2027', '31/04/2027']],
])('N2 a feed with the dates %j is not refused', (dates) => {
  expect(refusal(...dates)).toBeUndefined();
});
