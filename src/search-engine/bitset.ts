/** A set of rows: bit r % 32 of word r / 32. Bits past the last row are always 0. */
export type Bitset = Uint32Array;

/** The rows for which a test holds. */
export function setWhere(rows: number, holds: (row: number) => unknown): Bitset {
  const out = new Uint32Array((rows + 31) >>> 5);
  for (let row = 0; row < rows; row++) if (holds(row)) out[row >>> 5]! |= 1 << (row & 31);
  return out;
}

/** The rows, of all there are, that are not in the set. */
export function complement(set: Bitset, rows: number): Bitset {
  const out = set.map((word) => ~word);
  if (rows & 31) out[out.length - 1]! &= (1 << (rows & 31)) - 1;
  return out;
}

/** The rows of both sets. */
export function intersection(a: Bitset, b: Bitset): Bitset {
  const out = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at++) out[at] = a[at]! & b[at]!;
  return out;
}

/** The rows of either set. */
export function union(a: Bitset, b: Bitset): Bitset {
  const out = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at++) out[at] = a[at]! | b[at]!;
  return out;
}

/** True if a row is in the set. */
export function hasRow(set: Bitset, row: number): boolean {
  return ((set[row >>> 5]! >>> row) & 1) === 1;
}

/** The rows of an order that are in the set, in that order. */
export function keepRows(order: Uint32Array, set: Bitset): Uint32Array {
  const out = new Uint32Array(order.length);
  let count = 0;
  for (let at = 0; at < order.length; at++) {
    const row = order[at]!;
    if ((set[row >>> 5]! >>> row) & 1) out[count++] = row;
  }
  return out.slice(0, count);
}

/** How many rows the set has. */
function countRows(set: Bitset): number {
  let count = 0;
  for (let word of set) {
    // Sums of neighbouring bits, of pairs, of nibbles, then of bytes.
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    word = (word + (word >>> 4)) & 0x0f0f0f0f;
    count += Math.imul(word, 0x01010101) >>> 24;
  }
  return count;
}

/** The rows of the set in ascending order. Counted first: a longer list would be for the garbage collector. */
export function rowsOf(set: Bitset): Uint32Array {
  const out = new Uint32Array(countRows(set));
  let count = 0;
  for (let at = 0; at < set.length; at++) {
    for (let word = set[at]!; word !== 0; word &= word - 1)
      out[count++] = at * 32 + 31 - Math.clz32(word & -word);
  }
  return out;
}
