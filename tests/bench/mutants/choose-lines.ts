import { createHash } from 'node:crypto';

/** A stretch of a file, lines counted from 1, both ends included. */
export type Stretch = { file: string; from: number; to: number };

const drawn = (seed: string, name: string): number =>
  createHash('sha256').update(`${seed}\0${name}`).digest().readUInt32BE(0) / 2 ** 32;

/**
 * Draws `count` stretches of at most `length` lines, each of another file, the same for the same seed. A long file is
 * drawn as seldom as a short one, and each of its stretches is as likely as the others.
 */
export function chooseLines(
  files: ReadonlyMap<string, number>,
  { count, length, seed }: { count: number; length: number; seed: string },
): Stretch[] {
  const inOrder = [...files].sort(([a], [b]) => drawn(seed, a) - drawn(seed, b));
  return inOrder.slice(0, count).map(([file, lines]) => {
    const from = 1 + Math.floor(drawn(seed, `${file} from`) * Math.max(1, lines - length + 1));
    return { file, from, to: Math.min(lines, from + length - 1) };
  });
}
