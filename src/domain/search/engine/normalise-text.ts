const TOKEN = /[\p{L}\p{N}\p{M}]+/gu;

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

/** A text without case and accents. */
export function foldText(text: string): string {
  return foldFacet(text).replace(/\p{M}+/gu, '');
}

/** The words of a text, without case and accents. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => ({
    word: foldText(found),
    from: index,
    to: index + found.length,
  })).filter(({ word }) => word !== '');
}
