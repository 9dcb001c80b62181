import type { CodedColumn } from './columns.ts';

/** The rows of each value of a column, ascending: those of code c from `starts[c]` up to `starts[c + 1]`. */
export interface RowsByCode {
  starts: Uint32Array;
  rows: Uint32Array;
}

/** Turns a column over `rows` rows round, so that a value leads to its rows without a look at the others. */
export function rowsByCode({ codes, values, starts: listStarts }: CodedColumn, rows: number): RowsByCode {
  const starts = new Uint32Array(values.length + 2);
  for (const code of codes) starts[code + 2]!++;
  for (let code = 2; code < starts.length; code++) starts[code]! += starts[code - 1]!;
  const out = new Uint32Array(codes.length);
  for (let row = 0, at = 0; row < rows; row++) {
    const end = listStarts ? listStarts[row + 1]! : row + 1;
    for (; at < end; at++) out[starts[codes[at]! + 1]!++] = row;
  }
  return { starts, rows: out };
}
