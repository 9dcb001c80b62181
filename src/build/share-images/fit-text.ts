import { drawableText } from '../../domain/picture/drawable-text.ts';
import type { FontWeight, MeasureText } from './text-width.ts';

/** How a text may stand: in the first of `sizes` (pixels, falling) at which it fits `lines` lines of `width` pixels. */
export type TextPlace = { sizes: readonly number[]; lines: number; width: number; weight: FontWeight };
/** A text as it is drawn; no lines when it has nothing to draw. */
export type FittedText = { size: number; lines: string[]; weight: FontWeight };

/** As a share of the font's size; the fonts of the sites differ by hundredths. */
const SPACE_WIDTH = 0.25;
const ELLIPSIS = '…';

type Line = { text: string; width: number };

/** Words in lines, as many as go into each; a word that is wider than a line has one of its own. */
function wrap(words: readonly Line[], width: number, space: number): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && last.width + space + word.width <= width) {
      last.text += ` ${word.text}`;
      last.width += space + word.width;
    } else lines.push({ ...word });
  }
  return lines;
}

/** The longest start of a text that fits with an ellipsis behind it. */
async function cut(text: string, place: TextPlace, size: number, measure: MeasureText): Promise<string> {
  const characters = [...text];
  const shortened = (length: number): string =>
    `${characters
      .slice(0, length)
      .join('')
      .replace(/[\s.,–—-]+$/, '')}${ELLIPSIS}`;
  let [fits, tooLong] = [0, characters.length + 1];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if ((await measure(shortened(middle), place.weight)) * size <= place.width) fits = middle;
    else tooLong = middle;
  }
  return shortened(fits);
}

/** Fits a text of any kind and length into its place; what is still too long at the smallest size ends in an ellipsis. */
export async function fitText(raw: string, place: TextPlace, measure: MeasureText): Promise<FittedText> {
  const { sizes, weight, width } = place;
  const words = drawableText(raw).split(' ').filter(Boolean);
  const measured = await Promise.all(
    words.map(async (text) => ({ text, width: await measure(text, weight) })),
  );
  const linesAt = (size: number): Line[] =>
    wrap(
      measured.map((word) => ({ ...word, width: word.width * size })),
      width,
      SPACE_WIDTH * size,
    );
  for (const size of sizes) {
    const lines = linesAt(size);
    const doesFit = lines.length <= place.lines && lines.every((line) => line.width <= width);
    if (doesFit) return { size, weight, lines: lines.map(({ text }) => text) };
  }
  const size = sizes.at(-1) ?? 0;
  const lines = linesAt(size);
  const shown = lines.slice(0, place.lines);
  const last = shown.at(-1);
  if (last && lines.length > place.lines) {
    // Wider than its line, whatever it was: it is cut below.
    last.text += ` ${lines
      .slice(place.lines)
      .map(({ text }) => text)
      .join(' ')}`;
    last.width = Infinity;
  }
  const texts = shown.map((line) => (line.width <= width ? line.text : cut(line.text, place, size, measure)));
  return { size, weight, lines: await Promise.all(texts) };
}
