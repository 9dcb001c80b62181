import type { CodedColumn } from './columns.ts';

/** From a number for each code to a number for each row: the least above 0 of its values, 0 when none has any. */
export function spreadCodes(
  { starts, codes }: CodedColumn,
  numbers: Uint8Array,
  rows: Uint8Array,
): Uint8Array {
  let row = 0;
  for (let at = 0; at < codes.length; at++) {
    if (starts) while (at >= starts[row + 1]!) row++;
    else row = at;
    const number = numbers[codes[at]!]!;
    const known = rows[row]!;
    if (number && (!known || number < known)) rows[row] = number;
  }
  return rows;
}
