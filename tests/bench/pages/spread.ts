/** The middle of some values with their ends. */
export type Spread = { median: number; least: number; most: number };

/** Median, least and most of some values; the median of an even number of them lies between the middle two. Throws without values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (least === undefined || most === undefined || upper === undefined || lower === undefined)
    throw new RangeError('There is no spread of no values.');
  return { median: (lower + upper) / 2, least, most };
}
