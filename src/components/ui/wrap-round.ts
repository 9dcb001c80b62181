/** An index (from 0) moved by `step` in a list of `count`, going on at the other end (spec M3); 0 in an empty list. */
export function wrapRound(index: number, step: number, count: number): number {
  return count > 0 ? (((index + step) % count) + count) % count : 0;
}
