import { foldText } from '../../../search-engine/normalise-text.ts';

/** A figure, a word or a sign of a typed text: what it is folded to, and where it stands in the text. */
export type QueryToken = { word: string; from: number; to: number; figure?: Figure };

/** A figure as it was typed: '$30k' is 30, of money, with 'k' behind it. */
export type Figure = { value: number; isMoney: boolean; unit: string };

/** Words past these are left to the search of words. */
const MAX_TOKENS = 48;

/** Thousands after a space count behind a dollar sign, in round figures and before kilometres or dollars. */
const TOKEN =
  /(?:\$\d{1,3}(?: \d{3})+|(?<![\p{L}\p{N}])\d{1,3}(?: 000)+|(?<![\p{L}\p{N}])\d{2,3} \d{3}(?= ?(?:k(?:lo)?m|ks|dollars|bucks)))\p{L}*(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])['’]\d\d(?![\p{L}\p{N}'’])|\$?\d+(?:,\d{3})*(?:\.\d+)?\p{L}*(?:['’]s)?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:×\p{N}+)?|[-–—+<>≤≥,&/]/gu;
const FIGURE = /^(\$?)(\d+(?:[, ]\d{3})*(?:\.\d+)?)(.*)$/su;
const SHORT_YEAR = /^['’](\d\d)$/;
const DASHES = /^[–—]$/;

/** Splits a text into figures, words and the signs that join them. */
export function queryTokens(text: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    if (tokens.length === MAX_TOKENS) break;
    const [, dollar, digits = '', unit = ''] = FIGURE.exec(found) ?? [];
    const figure =
      digits && !/\d/.test(unit)
        ? {
            value: Number(digits.replaceAll(/[, ]/g, '')),
            isMoney: dollar === '$',
            unit: unit.toLowerCase().replace(/['’]/, ''),
          }
        : undefined;
    const [, year] = SHORT_YEAR.exec(found) ?? [];
    // Read as the year of a model is: "'08" as 'MY08'.
    const word = year ? `my${year}` : DASHES.test(found) ? '-' : foldText(found);
    if (word) tokens.push({ word, from: index, to: index + found.length, ...(figure && { figure }) });
  }
  return tokens;
}

/** Letters and digits of a text, folded and run together: 'CX-5' and 'cx 5' are one. */
export const joined = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
