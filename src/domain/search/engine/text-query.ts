import { tokensOf } from './normalise-text.ts';
import type { QueryWord } from './text-index.ts';

/** As on the server, words past the tenth are not looked at. */
const MOST_WORDS = 10;
/** The longest synonym key, in words. */
const LONGEST_PHRASE = 3;

/** One way to answer the words `from` up to `to` of a query: rows that match every word of `all`. */
export interface Reading {
  from: number;
  to: number;
  all: readonly QueryWord[];
}

export interface TextQuery {
  length: number;
  readings: readonly Reading[];
}

/** The trade's other words for a phrase: folded phrase -> phrases, each as its words. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

const fold = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/** Prepares the synonyms of an index. */
export function foldSynonyms(synonyms: Readonly<Record<string, readonly string[]>>): Synonyms {
  return new Map(
    Object.entries(synonyms).map(([phrase, others]) => [fold(phrase).join(' '), others.map(fold)]),
  );
}

/**
 * Reads a typed query (spec S2): every word must be answered, by itself, joined with its neighbour ('hi lux'), or by a
 * synonym. The last word may be unfinished unless a space or a quote follows; words in double quotes are exact.
 */
export function readQuery(text: string, synonyms: Synonyms): TextQuery {
  const words: QueryWord[] = text
    .split('"')
    .flatMap((part, at) =>
      fold(part.slice(0, 1000)).map((word) => ({ word, isPrefix: false, isExact: at % 2 === 1 })),
    )
    .slice(0, MOST_WORDS);
  const last = words.at(-1);
  if (last && !last.isExact) last.isPrefix = /[\p{L}\p{N}\p{M}]$/u.test(text);
  const readings = words.flatMap((_, from) => readingsFrom(words, from, synonyms));
  return { length: words.length, readings };
}

function readingsFrom(words: readonly QueryWord[], from: number, synonyms: Synonyms): Reading[] {
  const first = words[from]!;
  const next = words[from + 1];
  const readings: Reading[] = [{ from, to: from + 1, all: [first] }];
  if (next && !first.isExact && !next.isExact) {
    readings.push({ from, to: from + 2, all: [{ ...next, word: first.word + next.word }] });
  }
  for (let to = from + 1; to <= Math.min(from + LONGEST_PHRASE, words.length); to++) {
    const part = words.slice(from, to);
    const others = part.some((word) => word.isExact)
      ? []
      : (synonyms.get(part.map(({ word }) => word).join(' ')) ?? []);
    for (const other of others) {
      readings.push({ from, to, all: other.map((word) => ({ word, isPrefix: false, isExact: true })) });
    }
  }
  return readings.filter(({ all }) => all.length > 0);
}
