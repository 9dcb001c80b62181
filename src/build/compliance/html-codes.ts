const [TAB, NEW_LINE, FORM_FEED, RETURN, SPACE] = [9, 10, 12, 13, 32] as const;
export const [EXCLAMATION, DOUBLE_QUOTE, AMPERSAND, SINGLE_QUOTE, SLASH] = [33, 34, 38, 39, 47] as const;
export const [LESS, EQUALS, GREATER, QUESTION] = [60, 61, 62, 63] as const;
const [SMALL_A, SMALL_Z] = [97, 122] as const;
/** The bit that makes a small letter of a capital one. */
export const SMALL = 32;

/** True if a letter is a space of HTML; of most letters the first comparison says that they are none. */
export const isSpace = (code: number): boolean =>
  code <= SPACE &&
  (code === SPACE || code === NEW_LINE || code === TAB || code === RETURN || code === FORM_FEED);
/** True if a letter may begin the name of an element. */
export const isLetter = (code: number): boolean => (code | SMALL) >= SMALL_A && (code | SMALL) <= SMALL_Z;
/** True if the name of an element ends before a letter. */
export const endsName = (code: number): boolean =>
  code <= GREATER && (code === GREATER || code === SLASH || isSpace(code));

/** The letters of a name as numbers. */
export const codesOf = (name: string): Uint16Array =>
  Uint16Array.from(name, (letter) => letter.charCodeAt(0));

/** A page, and its letters as numbers with zeros behind them: a look at one of these takes a third of charCodeAt. */
export type Source = { html: string; length: number; codes: Uint16Array };

/** Zeros behind a page: so far a look goes beyond what it has found. */
const BEHIND = 4;
/** Letters of a page whose room is used again for the next one; a longer file gets its own. */
const MAX_KEPT = 1 << 20;
let room = new Uint16Array(0);

/** A page to be read at once: its letters are there until the next page is asked for. */
export function sourceOf(html: string): Source {
  const length = html.length + BEHIND;
  let codes = room;
  if (codes.length < length) codes = new Uint16Array(Math.min(2 * length, Math.max(length, MAX_KEPT)));
  if (codes.length <= MAX_KEPT) room = codes;
  Buffer.from(codes.buffer).write(html, 'utf16le');
  codes.fill(0, html.length, length);
  return { html, length: html.length, codes };
}
