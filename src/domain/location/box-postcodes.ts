/** Postcodes of post office boxes, first and last: they are where the post is, and nobody lives there. */
const BOXES: readonly (readonly [number, number])[] = [
  [200, 299],
  [900, 999],
  [1000, 1999],
  [5800, 5999],
  [6800, 6999],
  [7800, 7999],
  [8000, 9999],
];

/** True if a postcode has boxes and no street. */
export const isBoxPostcode = (postcode: number): boolean =>
  BOXES.some(([first, last]) => first <= postcode && postcode <= last);
