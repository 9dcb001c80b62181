import { hash } from 'node:crypto';
import type { FeedRecord } from '../feed/feed-record.ts';

/** Hexadecimal digits of a made stock number: two of 20,000 vehicles share one once in about 5,000 feeds. */
const DIGITS = 10;

type Numbered = { line: number; fields: FeedRecord };

function contentNumber(fields: FeedRecord, columns: readonly string[]): string {
  const content = columns.map((column) => String(fields[column] ?? '').trim()).join('\u001f');
  return hash('sha256', content).slice(0, DIGITS).toUpperCase();
}

/**
 * Stock numbers for a feed that has none, by line: made of the columns that stay the same from day to day, so that a
 * vehicle keeps its number when its price or kilometres change. Vehicles alike in all of those get -2, -3 … in the order
 * of their whole content, whatever their order in the feed. Only records equal in every field share a number.
 */
export function contentNumbers(
  records: readonly Numbered[],
  columns: readonly string[],
): Map<number, string> {
  const alike = Map.groupBy(records, ({ fields }) => contentNumber(fields, columns));
  const numbers = new Map<number, string>();
  for (const [number, group] of alike) {
    const [first, ...others] = group;
    // Nearly all are alone.
    if (first && others.length === 0) {
      numbers.set(first.line, number);
      continue;
    }
    const wholes = group.map(({ fields }) => JSON.stringify(fields));
    const places = new Map([...new Set(wholes)].sort().map((whole, place) => [whole, place]));
    for (const [at, { line }] of group.entries()) {
      const place = places.get(wholes[at]!) ?? 0;
      numbers.set(line, place === 0 ? number : `${number}-${place + 1}`);
    }
  }
  return numbers;
}
