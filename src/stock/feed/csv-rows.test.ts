import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstRow } from './csv-rows.ts';

const linesOf = (text: string) => text.split('\n').map((line, at) => ({ line: at + 1, text: line }));

test.each([
  ['a,b\nc', 1],
  ['a,"b\nc"\nd', 2],
  ['a,"say ""x""\n""y"""', 2],
  ['a "b" c', 1],
  ['"a" b,"c', undefined],
  ['a,"b\nc', undefined],
])('the first row of %j has %s lines', (text, lines) => {
  expect(firstRow(linesOf(text), 0, ',')?.lines.length).toBe(lines);
});

/** The lines that csv-parse needs for one whole row: the fewest at whose end no quote is open. */
function linesByCsvParse(lines: readonly string[]): number | undefined {
  const length = lines.findIndex((_, at) => {
    try {
      const options = { record_delimiter: '\0', relax_quotes: true, relax_column_count: true };
      parse(lines.slice(0, at + 1).join('\n'), options);
      return true;
    } catch {
      return false;
    }
  });
  return length === -1 ? undefined : length + 1;
}

test('rows end where csv-parse says they end, whatever the quotes', () => {
  const line = fc.string({ unit: fc.constantFrom('"', '"', ',', 'a', ' '), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      expect(firstRow(linesOf(lines.join('\n')), 0, ',')?.lines.length).toBe(linesByCsvParse(lines));
    }),
    { numRuns: 2000 },
  );
});
