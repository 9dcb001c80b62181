/** A multiplication sign in front of a figure is part of a word: '4×2' is what people type as '4x2'. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:×\p{N}[\p{L}\p{N}\p{M}]*)*/gu;

/** A word of a text, folded, and where it stands in the text. */
export interface Token {
  word: string;
  from: number;
  to: number;
}

/** Facet values compare without case and with compatible characters equal, as on the server. */
export function foldFacet(value: string): string {
  return value.trim().normalize('NFKD').toLowerCase();
}

/** A text without case and accents, a multiplication sign as the letter that is typed for it. */
export function foldText(text: string): string {
  return foldFacet(text)
    .replace(/\p{M}+/gu, '')
    .replaceAll('×', 'x');
}

/** The words of a text, without case and accents. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => ({
    word: foldText(found),
    from: index,
    to: index + found.length,
  })).filter(({ word }) => word !== '');
}
