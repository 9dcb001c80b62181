/** How wide a text is, in points. */
export type MeasureWidth = (text: string) => number;

/** Splits a word that is wider than a line, character by character. */
function brokenWord(word: string, width: number, measure: MeasureWidth): string[] {
  const pieces = [''];
  for (const character of word) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && measure(last + character) > width) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces;
}

/** A text in lines of at most `width` points, broken between words; a word wider than a line is broken inside. */
export function wrapText(text: string, width: number, measure: MeasureWidth): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...(measure(word) > width ? brokenWord(word, width, measure) : [word]));
  }
  return lines;
}
