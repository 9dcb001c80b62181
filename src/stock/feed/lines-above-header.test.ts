import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';
import type { FeedLine } from './feed-lines.ts';

async function* linesOf(text: string): AsyncIterable<FeedLine> {
  for (const [index, line] of text.split('\n').entries()) yield { line: index + 1, text: line };
}
const read = async (text: string, delimiter = ',') =>
  (await parseCsv(linesOf(text), { delimiter }, 'stock.csv')).records.map(({ fields }) => fields);

test.each([
  ['sep=;\nmake;model;km\nKia;Rio;12', ','],
  ['sep=,\nmake,model,km\nKia,Rio,12', ','],
  ['"sep=;"\nmake;model;km\nKia;Rio;12', ';'],
  ['Stock list of Example Motors\nmake,model,km\nKia,Rio,12', ','],
  ['Example Motors,,\n\nPrinted 25/11/2026,,\nmake,model,km\nKia,Rio,12', ','],
  [',Vehicle,\nmake,model,km\nKia,Rio,12', ','],
  ['make,model,km\nKia,Rio,12', ','],
])('N2 %j is one vehicle', async (text, delimiter) => {
  expect(await read(text, delimiter)).toEqual([{ make: 'Kia', model: 'Rio', km: '12' }]);
});

test('N2 names of few columns above many cells of a record stay the names', async () => {
  const [first] = await read('make,model,km,,,\nKia,Rio,12,a,b,c');
  expect(first).toMatchObject({ make: 'Kia', km: '12', 'column 4': 'a' });
});

test('N2 a table of one column has no title', async () => {
  expect(await read('stocknum\nA1\nA2')).toEqual([{ stocknum: 'A1' }, { stocknum: 'A2' }]);
});

test('N2 ="00123" is 00123', async () => {
  expect(await read('stocknum,make,note\n="001000",Kia,"=""a""""b"""')).toEqual([
    { stocknum: '001000', make: 'Kia', note: 'a"b' },
  ]);
});
