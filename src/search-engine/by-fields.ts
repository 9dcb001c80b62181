import { foldFacet } from './normalise-text.ts';

type Row = { readonly [field: string]: unknown };

/** A stock has a few thousand different texts, each compared many times. */
const folded = new Map<unknown, unknown>();

function comparable(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? '';
  const known = folded.get(value) ?? foldFacet(value);
  folded.set(value, known);
  return known;
}

/**
 * Compares rows by fields, the first that differs decides; a missing value counts as an empty text. Spellings that filters
 * hold equal are equal: pages list a car as the feed spells it, the index as most of its kind are spelled.
 */
export function byFields(names: readonly string[]): (a: Row, b: Row) => number {
  return (a, b) => {
    for (const name of names) {
      const left = comparable(a[name]) as string;
      const right = comparable(b[name]) as string;
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  };
}
