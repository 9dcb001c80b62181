import { tokensOf } from './normalise-text.ts';
import type { QueryWord } from './text-index.ts';
import type { TextQuery } from './text-query.ts';
import { allowedTypos, typoDistance } from './typo-distance.ts';

/** What stands before and after a matched stretch of text. */
export interface HighlightTags {
  before: string;
  after: string;
}

/** Marks in a text what a query matched in it: of an unfinished word its typed part, else whole words. */
export function highlight(text: string, { readings }: TextQuery, { before, after }: HighlightTags): string {
  const tokens = readings.length ? tokensOf(text) : [];
  const words = readings.flatMap(({ all }) => all);
  let out = '';
  let done = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    let end = longestMatch(token.word, token.from, token.to, words);
    if (end === 0 && next && longestMatch(token.word + next.word, token.from, next.to, words)) {
      end = next.to;
      at++;
    }
    if (end === 0) continue;
    out += text.slice(done, token.from) + before + text.slice(token.from, end) + after;
    done = end;
  }
  return out + text.slice(done);
}

/** The end of the matched part of a word that stands at `from` up to `to`; 0 when nothing matches. */
function longestMatch(word: string, from: number, to: number, words: readonly QueryWord[]): number {
  let end = 0;
  for (const query of words) {
    const limit = query.isExact ? 0 : allowedTypos(query.word);
    if (typoDistance(query.word, word, query.isPrefix, limit) > limit) continue;
    const isTypedPart = query.isPrefix && word.startsWith(query.word) && word.length === to - from;
    end = Math.max(end, isTypedPart ? from + query.word.length : to);
  }
  return end;
}
