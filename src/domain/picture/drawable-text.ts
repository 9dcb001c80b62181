/** Longer text is never shown whole in a picture, and measuring it would cost time. */
const MAX_CHARACTERS = 160;

/** What the Latin parts of the site's fonts can draw; no controls, directions, emoji or other scripts. */
const NOT_DRAWABLE =
  /[^\u0021-\u007e\u00a1-\u00ac\u00ae-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]+/gu;

/** Text as it can be drawn into a picture: on one line, in the letters of the site's fonts, at most 160 of them. */
export function drawableText(text: string): string {
  const drawable = text.normalize('NFC').replace(NOT_DRAWABLE, ' ').trim();
  return [...drawable].slice(0, MAX_CHARACTERS).join('').trim();
}
