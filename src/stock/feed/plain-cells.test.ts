import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainCells } from './plain-cells.ts';

test.each<[string, string[]]>([
  ['a,b', ['a', 'b']],
  [',', ['', '']],
  ['a', ['a']],
  ['"4 cyl, 2.2 L",AWD', ['4 cyl, 2.2 L', 'AWD']],
  ['"a ""big"" one",""', ['a "big" one', '']],
  ['"two\nlines", b ', ['two\nlines', ' b ']],
])('N2 the row %j is read here, as %j', (text, cells) => {
  expect(plainCells(text, ',')).toEqual(cells);
});

test.each(['', '"open', '"a"b,c', 'a"b,c', '"a" ,b', '"'])('N2 the row %j is left to the parser', (text) => {
  expect(plainCells(text, ',')).toBeUndefined();
});

test('N2 whatever a row holds, it is read as csv-parse reads it or left to it', () => {
  const part = fc.constantFrom('"', '""', ',', ';', '\t', ' ', '\n', '\r', 'a', 'é', '12', '","');
  const row = fc.array(part, { minLength: 1, maxLength: 14 }).map((parts) => parts.join(''));
  let read = 0;
  fc.assert(
    fc.property(row, fc.constantFrom(',', ';', '\t'), (text, delimiter) => {
      const cells = plainCells(text, delimiter);
      if (!cells) return;
      read += 1;
      const options = { delimiter, record_delimiter: '\0', relax_quotes: true, relax_column_count: true };
      expect([cells]).toEqual(parse(text, options));
    }),
    { numRuns: 3000, seed: 2026 },
  );
  expect(read).toBeGreaterThan(500);
});
