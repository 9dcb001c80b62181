import { createHash } from 'node:crypto';
import type { FeedRecord } from '../feed/feed-record.ts';

/** Hexadecimal digits of a made stock number: two of 20,000 vehicles share one once in about 5,000 feeds. */
const DIGITS = 10;

type Numbered = { line: number; fields: FeedRecord };

function contentNumber(fields: FeedRecord, columns: readonly string[]): string {
  const content = columns.map((column) => String(fields[column] ?? '').trim()).join('\u001f');
  return createHash('sha256').update(content).digest('hex').slice(0, DIGITS).toUpperCase();
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
  const linesOf = new Map<string, number[]>();
  const alike = new Map<string, string[]>();
  for (const { line, fields } of records) {
    const whole = JSON.stringify(fields);
    const equals = linesOf.get(whole);
    if (equals) {
      equals.push(line);
      continue;
    }
    linesOf.set(whole, [line]);
    const number = contentNumber(fields, columns);
    const group = alike.get(number);
    if (group) group.push(whole);
    else alike.set(number, [whole]);
  }
  const numbers = new Map<number, string>();
  for (const [number, group] of alike) {
    for (const [index, whole] of group.toSorted().entries()) {
      const own = index === 0 ? number : `${number}-${index + 1}`;
      for (const line of linesOf.get(whole) ?? []) numbers.set(line, own);
    }
  }
  return numbers;
}
