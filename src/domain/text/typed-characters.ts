import { withoutInvisible } from './invisible.ts';

/** Hyphens, dashes and minus signs that look like the one of the keyboard. */
const DASHES = /[\p{Pd}\u00ad\u2043\u2212]/gu;
/** Letters, digits and signs of the keyboard in the width of Chinese and Japanese ones. */
const WIDE = /[\uff01-\uff5e]/g;
const WIDE_OFFSET = 0xfee0;

/**
 * A text as the keys of a keyboard would have typed it, for numbers, addresses, plates and codes that are copied out of chats,
 * PDFs and web pages: without what nobody sees, with one kind of hyphen and one kind of space, and letters and digits of
 * plain width. Line ends and tabs count as spaces.
 */
export const typedCharacters = (text: string): string =>
  withoutInvisible(text)
    .replace(WIDE, (character) => String.fromCharCode(character.charCodeAt(0) - WIDE_OFFSET))
    .replace(DASHES, '-')
    .replace(/\s/g, ' ');

/** A code as it is compared and looked up: the letters, digits and other signs of `typedCharacters` without spaces and hyphens, in capitals. */
export const typedCode = (text: string): string => typedCharacters(text).replace(/[ -]/g, '').toUpperCase();
