/** The least that is typed of a stock number before it is looked for, and the least figures that may be its beginning. */
const MIN = 3;
const MIN_FIGURES = 5;

/**
 * True if a typed word may be a stock number: there is a figure in it. Where the numbers are a file of their own (`isApart`)
 * a longer word is asked for, because every 'cx5' would fetch it.
 */
export function isNumberLike(word: string, isApart: boolean): boolean {
  return word.length >= (isApart ? MIN_FIGURES : MIN) && /\d/.test(word);
}

/** True if a number may begin with the word: a few figures are a year or a model ('arashi 300') and must be all of it. */
export const mayBegin = (word: string): boolean => word.length >= MIN_FIGURES || /\D/.test(word);
