import { tokensOf } from './normalise-text.ts';
import { type QueryTerm, typosOf } from './text-index.ts';
import type { TextQuery } from './text-query.ts';
import { typoDistance } from './typo-distance.ts';

/** What stands before and after a matched stretch of text. */
export interface HighlightTags {
  before: string;
  after: string;
}

/** Marks in a text what a query matched in it: of an unfinished word its typed part, else whole words. */
export function highlight(text: string, { readings }: TextQuery, { before, after }: HighlightTags): string {
  const tokens = readings.length ? tokensOf(text) : [];
  const terms = readings.flatMap(({ term }) => term.words.map((word) => ({ ...term, words: [word] })));
  let out = '';
  let done = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    let end = longestMatch(token.word, token.from, token.to, terms);
    if (end === 0 && next && longestMatch(token.word + next.word, token.from, next.to, terms)) {
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
function longestMatch(word: string, from: number, to: number, terms: readonly QueryTerm[]): number {
  let end = 0;
  for (const term of terms) {
    const typed = term.words[0]!;
    const limit = typosOf(term);
    if (typoDistance(typed, word, term.isPrefix, limit) > limit) continue;
    const isTypedPart = term.isPrefix && word.startsWith(typed) && word.length === to - from;
    end = Math.max(end, isTypedPart ? from + typed.length : to);
  }
  return end;
}
