const DIGIT_BITS = 11;
const BUCKETS = 1 << DIGIT_BITS;

/** Rows in ascending order of their keys (below 2^32), equal keys in the order given. */
export function radixSort(rows: Uint32Array, keys: ArrayLike<number>): Uint32Array {
  let largest = 0;
  for (const row of rows) largest = Math.max(largest, keys[row]!);
  let from = rows;
  for (let shift = 0; shift < 32 && largest >>> shift > 0; shift += DIGIT_BITS) {
    const places = new Uint32Array(BUCKETS + 1);
    for (const row of from) places[((keys[row]! >>> shift) & (BUCKETS - 1)) + 1]!++;
    for (let digit = 0; digit < BUCKETS; digit++) places[digit + 1]! += places[digit]!;
    const to = new Uint32Array(from.length);
    for (const row of from) to[places[(keys[row]! >>> shift) & (BUCKETS - 1)]!++] = row;
    from = to;
  }
  return from;
}
