/** A least and a greatest figure; an end that is absent is open. */
export type Range = { min?: number; max?: number };

/** Reads '5000:20000', ':20000' or '5000:': whole numbers, the lesser first; undefined when there is none. */
export function readRange(text: string): Range | undefined {
  const [min, max] = text.split(':', 2).map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : undefined));
  return min === undefined && max === undefined ? undefined : rangeBetween(min, max);
}

/** Writes what `readRange` reads; '' for a range without ends. */
export function writeRange({ min, max }: Range): string {
  return min === undefined && max === undefined ? '' : `${min ?? ''}:${max ?? ''}`;
}

/** A range between two figures, whichever of them is the lesser; an end that is undefined is open. */
export function rangeBetween(min: number | undefined, max: number | undefined): Range {
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** A range up to a quick pick; the least figure stays as long as both can hold (spec S8). */
export function rangeUpTo(max: number, { min }: Range): Range {
  return { ...(min !== undefined && min <= max && { min }), max };
}
