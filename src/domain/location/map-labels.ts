/** A rectangle of a drawing, in its units. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A word of a drawing: `x` and `y` are its start, end or middle on its base line. */
export type MapLabel = { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' };

/** Height of the letters in units of the drawing, which are pixels where it is shown as narrow as it is made for. */
export const LETTER_HEIGHT = 12;
/** Width of a letter of the site's fonts by its height, on the wide side. */
const LETTER_WIDTH = 0.58;
/** Units between a dot and its word, and around each word. */
const GAP = 6;
const AROUND = 3;

/** True if two rectangles share some of their area. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The rectangle that a word takes, with some room around it. */
export function labelBox({ text, x, y, anchor }: MapLabel): Box {
  const width = text.length * LETTER_HEIGHT * LETTER_WIDTH;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {
    left: left - AROUND,
    top: y - LETTER_HEIGHT - AROUND,
    right: left + width + AROUND,
    bottom: y + AROUND,
  };
}

/**
 * The word of a dot where it covers nothing that is there and stays within the drawing: right of the dot, left, above or below,
 * whichever is free first; undefined where none is.
 */
export function placeLabel(
  text: string,
  dot: { x: number; y: number },
  taken: readonly Box[],
  frame: Box,
): MapLabel | undefined {
  const { x, y } = dot;
  const middle = y + LETTER_HEIGHT / 3;
  const candidates: MapLabel[] = [
    { text, x: x + GAP, y: middle, anchor: 'start' },
    { text, x: x - GAP, y: middle, anchor: 'end' },
    { text, x, y: y - GAP, anchor: 'middle' },
    { text, x, y: y + GAP + LETTER_HEIGHT, anchor: 'middle' },
  ];
  return candidates.find((label) => {
    const box = labelBox(label);
    const isInside =
      box.left >= frame.left &&
      box.right <= frame.right &&
      box.top >= frame.top &&
      box.bottom <= frame.bottom;
    return isInside && !taken.some((other) => overlap(box, other));
  });
}
