import type { CodedColumn } from './columns.ts';

/** How many of the rows have each value; of more than `limit` values the commonest. */
export type Distribution = Readonly<Record<string, number>>;

/** Counts the values of a facet over rows (spec S3). A value counts once a row. */
export function countValues(
  { codes, values, starts }: CodedColumn,
  rows: Uint32Array,
  limit: number,
): Distribution {
  const counts = new Uint32Array(values.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (!starts) counts[codes[row]!]!++;
    else for (let place = starts[row]!; place < starts[row + 1]!; place++) counts[codes[place]!]!++;
  }
  const found: number[] = [];
  for (let code = 1; code < counts.length; code++) if (counts[code]) found.push(code);
  // Only a list that is cut needs its commonest first: the code that shows values puts them in an order of their own.
  if (found.length > limit) {
    found.sort((a, b) => counts[b]! - counts[a]! || (values[a]! < values[b]! ? -1 : 1));
    found.length = limit;
  }
  const distribution: Record<string, number> = {};
  for (const code of found) distribution[values[code]!] = counts[code]!;
  return distribution;
}

/** Least and greatest integer over rows; undefined when none has one. */
export function rangeOf(numbers: Float64Array, rows: Uint32Array): { min: number; max: number } | undefined {
  let min = Infinity;
  let max = -Infinity;
  for (let at = 0; at < rows.length; at++) {
    const value = numbers[rows[at]!]!;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min > max ? undefined : { min, max };
}
