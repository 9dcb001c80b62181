import { expect, test } from 'vitest';
import { asideOfRow } from './table-asides.ts';
import { parse } from './parse-text.fixture.ts';

test.each([
  ['UTES|||||', true],
  ['USED CARS (12)', true],
  ['Prices updated 12/11/2026, call Kim|||||', true],
  ['TOTAL|||||$555,570', true],
  ['Grand total|18||||', true],
  ['Subtotal|6 cars||||', true],
  ['* all prices drive away|no more to pay', true],
  ['Note:|all prices include GST||||', true],
  ['N3022|||||', false],
  ['453000|||||', false],
  ['https://img.example/1.jpg', false],
  ['A1|Corvane||||', false],
  ['#12|Corvane Six 2019||||', false],
  ['Total|Corvane|Six|2019||9990', false],
  ['Notable|Corvane|Six|2019||9990', false],
])('S10 a row %s among the cars is none: %s', (row, isAside) => {
  expect(asideOfRow(row.split('|'), 6) !== undefined).toBe(isAside);
});

const HEAD = 'Stock,VIN,Year,Make,Model,Kms,Price';
const CARS = [
  'A1,6T153BK40GX000001,2019,Kia,Rio,100,9990',
  'A2,6T153BK40GX000002,2020,Kia,Rio,TBA,POA',
  'A3,TBA,2021,Kia,Rio,300,11990',
];

test.each([
  ['(text),(17 chars),(yyyy),(text),(text),(km),(AUD)', true],
  ['Required,Optional,Required,Required,Required,Optional,Optional', true],
  ['string,string,integer,string,string,integer,decimal', true],
  ['e.g. A1,e.g. 6T153BK40GX000001,e.g. 2019,e.g. Kia,e.g. Rio,e.g. 100,e.g. 9990', true],
  ['TBA,TBA,2026,Kia,Rio,TBA,POA', false],
  ['TBA,,,Kia,Rio,New,Call us', false],
  ['Stock,Kms,Year,Make,Model,Price,VIN', false],
])('S10 a line %s below the names of columns is none of the cars: %s', async (line, isAside) => {
  const read = await parse([HEAD, line, ...CARS].join('\n'), { format: 'csv' });
  expect(read.map(([, fields]) => typeof fields)).toEqual([
    isAside ? 'string' : 'object',
    'object',
    'object',
    'object',
  ]);
});

test('S10 a short line that is no title stays a bad record, and a table of two columns has no titles', async () => {
  expect(await parse(`${HEAD}\nA1,Kia\nUTES\n`, { format: 'csv' })).toEqual([
    [2, '2 cells where the first line has 7'],
    [3, 'a title, total or remark among the rows'],
  ]);
  expect(await parse('Stock,Photo\nUTES,\n', { format: 'csv' })).toEqual([[2, { Stock: 'UTES', Photo: '' }]]);
});
