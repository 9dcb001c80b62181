import { expect, test } from 'vitest';
import { parse } from './parse-text.fixture.ts';
import { keyedRecords, tabularRecords } from './keyed-records.ts';
import { recordPlaces } from './record-places.ts';

const CARS = { A1: { make: 'Mazda', price: 1 }, A2: { make: 'Kia', price: 2, vin: 'x' } };
const READ = [
  { key: 'A1', make: 'Mazda', price: 1 },
  { key: 'A2', make: 'Kia', price: 2, vin: 'x' },
];

test.each([
  [CARS, READ],
  [
    { 7: { key: 'own', make: 'Kia' }, 8: { key: 'b', make: 'Kia' } },
    [
      { key: 'own', make: 'Kia' },
      { key: 'b', make: 'Kia' },
    ],
  ],
  [{ A1: { make: 'Mazda', price: 1 } }, undefined],
  [{ dealer: { name: 'Hi', phone: '1' }, count: { total: 5, page: 1 } }, undefined],
  [{ ...CARS, total: 2 }, undefined],
  [{}, undefined],
  [[CARS], undefined],
  ['text', undefined],
])('N2 the records of %j by their keys', (value, records) => {
  expect(keyedRecords(value)).toEqual(records);
});

test('N2 a list of lists is a table with its names in the first', () => {
  expect(tabularRecords([['make', 'price'], ['Kia', 2], ['Mazda']])).toEqual([
    { make: 'Kia', price: 2 },
    { make: 'Mazda', price: undefined },
  ]);
  expect(tabularRecords([{ make: 'Kia' }])).toBeUndefined();
  expect(tabularRecords([['make', 'price'], 'Kia'])).toBeUndefined();
});

test.each([
  [CARS, ''],
  [{ data: { stock: CARS } }, 'data.stock'],
  [{ meta: { pages: 1 }, list: [{ make: 'Kia' }] }, 'list'],
  [
    {
      values: [
        ['make', 'price'],
        ['Kia', 2],
      ],
    },
    'values',
  ],
])('N2 the records of %j are at %j', (document, place) => {
  expect(recordPlaces(document)[0]?.place).toBe(place);
});

test.each([
  [CARS, ''],
  [{ data: { stock: CARS } }, 'data.stock'],
])('N2 a JSON document whose records stand by their keys is read: %j at %j', async (document, records_at) => {
  const records = await parse(JSON.stringify(document), { format: 'json', records_at });
  expect(records).toEqual(READ.map((fields, at) => [at + 1, fields]));
});

test('N2 a single record by its key is read where the settings name its place', async () => {
  const document = JSON.stringify({ stock: { A1: { make: 'Kia', price: 1 } } });
  expect(await parse(document, { format: 'json', records_at: 'stock' })).toEqual([
    [1, { key: 'A1', make: 'Kia', price: 1 }],
  ]);
});
