/** The least that is typed of a stock number before it is looked for. */
const LEAST = 3;

/** Whether a typed word may be a stock number, or the beginning of one: there is a figure in it. */
export function isNumberLike(word: string): boolean {
  return word.length >= LEAST && /\d/.test(word);
}
