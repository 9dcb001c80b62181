import { foldFacet } from './normalise-text.ts';

type Row = { readonly [field: string]: unknown };

/** What `compareRowKeys` compares of a row by these fields. */
export type RowKey = readonly (string | number)[];

/**
 * The key of rows by fields; a missing value counts as an empty text. Made once for each row, it is compared many times. What
 * texts fold to is remembered by the function that is given: rows share most of theirs.
 */
export function rowKeyOf(names: readonly string[]): (row: Row) => RowKey {
  const folded = new Map<string, string>();
  const comparable = (value: unknown): unknown => {
    if (typeof value !== 'string') return value ?? '';
    let known = folded.get(value);
    if (known === undefined) folded.set(value, (known = foldFacet(value)));
    return known;
  };
  return (row) => names.map((name) => comparable(row[name]) as string | number);
}

/** Compares keys that `rowKeyOf` has made of the same fields. The first that differs decides. */
export function compareRowKeys(a: RowKey, b: RowKey): number {
  for (let at = 0; at < a.length; at += 1) {
    const [left, right] = [a[at]!, b[at]!];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/**
 * Rows in the order of fields, as a new array. Spellings that filters hold equal are equal: pages list a car as the feed
 * spells it, the index as most of its kind are spelled.
 */
export function sortedByFields<Sorted extends Row>(
  rows: readonly Sorted[],
  names: readonly string[],
): Sorted[] {
  const keyOf = rowKeyOf(names);
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => compareRowKeys(a.key, b.key))
    .map(({ row }) => row);
}
