/** Mixes the bits of a whole number into one from 0 to 2^32 - 1, as MurmurHash3 does at its end. */
function mixBits(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A number from 0 to 2^32 - 1 that looks drawn by lot and is the same for an id for good: FNV-1a, its bits mixed. */
export function drawnRank(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return mixBits(hash);
}

/** Such a number for a pair of them, other for `a` beside `b` than for `b` beside `a`. */
export const drawnRankBeside = (a: number, b: number): number => mixBits(a ^ Math.imul(b, 0x9e3779b1));
