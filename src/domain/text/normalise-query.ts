import { withoutInvisible } from './invisible.ts';

/**
 * Text reduced to what a search compares: small letters and digits of any script, single spaces, no accents and no
 * punctuation (spec L1). Applying it twice changes nothing.
 */
export function normaliseQuery(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** True if a text has a letter or a digit, of any script. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
