import { writeFigure } from './typed-figure.ts';

/** What is wrong with a typed figure, in words, when it is none or lies outside its two ends; undefined when it is right. */
export function figureProblem(
  figure: number,
  { min, max }: { min: number; max: number },
): string | undefined {
  return figure >= min && figure <= max
    ? undefined
    : `Enter a figure from ${writeFigure(min, false)} to ${writeFigure(max, false)}`;
}
