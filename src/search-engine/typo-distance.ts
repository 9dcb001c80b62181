/** Words longer than this match letter for letter only. */
const MAX_LENGTH = 48;

const rows = [0, 1, 2].map(() => new Uint8Array(MAX_LENGTH + 2));

/** Typos allowed in a word: none below 5 letters, 1 from 5, 2 from 9 (the server's defaults). */
export function allowedTypos(word: string): number {
  return word.length < 5 || word.length > MAX_LENGTH ? 0 : word.length < 9 ? 1 : 2;
}

/**
 * Typos that turn `typed` into `word`, or into a beginning of it when `isPrefix`: letters added, missing, wrong, or two
 * neighbours swapped (optimal string alignment). A wrong first letter counts as one more. Above `limit` any number
 * above `limit` is answered.
 */
export function typoDistance(typed: string, word: string, isPrefix: boolean, limit: number): number {
  if (isPrefix ? word.startsWith(typed) : word === typed) return 0;
  const excess = word.length - typed.length;
  const wrongFirst = typed[0] === word[0] ? 0 : 1;
  if (limit <= wrongFirst || -excess > limit || (!isPrefix && excess > limit)) return limit + 1;
  const width = Math.min(word.length, typed.length + limit);
  let [older, old, now] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= width; j++) old[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    now[0] = i;
    let least = i;
    for (let j = 1; j <= width; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      let cost = Math.min(old[j - 1]! + (isSame ? 0 : 1), old[j]! + 1, now[j - 1]! + 1);
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
        cost = Math.min(cost, older[j - 2]! + 1);
      }
      now[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return least;
    [older, old, now] = [old, now, older];
  }
  if (!isPrefix) return old[width]! + wrongFirst;
  return Math.min(...old.subarray(0, width + 1)) + wrongFirst;
}
