import { expect, test } from 'vitest';
import type { FeedRecord } from '../feed/feed-record.ts';
import { withSecondTables } from './second-tables.ts';

const COLUMNS = ['Stock', 'Year', 'Make', 'Model', 'Kms', 'Price'];
const FIRST = ['N1', '2012', 'Toyota', 'HiLux', '20345', '15990'];
const CAR = { Stock: 'N2', Year: '2020', Make: 'Volkswagen', Model: 'Golf', Kms: '35950', Price: '29990' };

const rowOf = (cells: readonly string[]): FeedRecord =>
  Object.fromEntries(COLUMNS.map((column, at) => [column, cells[at] ?? '']));
const read = (...rows: (readonly string[])[]) =>
  withSecondTables({
    columns: COLUMNS,
    records: rows.map((cells, at) => ({ line: at + 2, fields: rowOf(cells) })),
  }).records.map(({ fields }) => fields);

test.each([
  [
    ['Stock', 'Make', 'Model', 'Year', 'Price', 'Kms'],
    ['N2', 'Volkswagen', 'Golf', '2020', '29990', '35950'],
    CAR,
  ],
  [
    ['STOCK', 'make', 'Model ', 'YEAR', 'price', 'KMS'],
    ['N2', 'Volkswagen', 'Golf', '2020', '29990', '35950'],
    CAR,
  ],
  [
    ['Stock', 'Build Year', 'Make', 'Model', 'Price', 'Odometer'],
    ['N2', '2020', 'Volkswagen', 'Golf', '29990', '35950'],
    CAR,
  ],
  [
    ['Make', 'Model', 'Year', 'Price', 'Colour', 'Stock'],
    ['Volkswagen', 'Golf', '2020', '29990', 'Red', 'N2'],
    { ...CAR, Kms: '', Colour: 'Red' },
  ],
  [COLUMNS, ['N2', '2020', 'Volkswagen', 'Golf', '35950', '29990'], CAR],
])('N2 a car below the columns %j again is read by them', (names, cells, car) => {
  const [first, header, second] = read(FIRST, names, cells);
  expect(first).toEqual(rowOf(FIRST));
  expect(header).toEqual(rowOf(COLUMNS));
  expect(second).toEqual(car);
});

test.each([
  [['N2', '2020', 'Make', 'Model', '35950', '29990']],
  [['', '', 'Make', 'Model', '', '']],
  [['UTES', '', '', '', '', '']],
  [['N2', 'TBA', 'Kia', 'Price', 'Low', 'Call']],
])('N2 %j is no line that names columns', (cells) => {
  expect(read(cells, FIRST)).toEqual([rowOf(cells), rowOf(FIRST)]);
});
