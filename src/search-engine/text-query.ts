import { tokensOf } from './normalise-text.ts';
import type { QueryTerm } from './text-index.ts';

/** As on the server, words past the tenth are not looked at. */
const MAX_WORDS = 10;
/** The longest synonym key, in words, and the most typed words that are read as one. */
const MAX_PHRASE_LENGTH = 3;
const MAX_JOINED = 3;
const MAX_PART_LENGTH = 1000;

/** One way to answer the words `from` up to `to` of a query. */
export interface Reading {
  from: number;
  to: number;
  term: QueryTerm;
}

export interface TextQuery {
  /** The words, as they were typed. */
  words: readonly string[];
  readings: readonly Reading[];
}

/** The trade's other words for a phrase: folded phrase -> phrases, each as its words. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

const fold = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/** Prepares the synonyms of an index. */
export function foldSynonyms(synonyms: Readonly<Record<string, readonly string[]>>): Synonyms {
  return new Map(
    Object.entries(synonyms).map(([phrase, others]) => {
      const key = fold(phrase).join(' ');
      return [key, others.map(fold).filter((words) => words.join(' ') !== key)];
    }),
  );
}

type TypedWord = { word: string; isQuoted: boolean; isPrefix: boolean };

/**
 * Reads a typed query (spec S2): every word must be answered, by itself, joined with its neighbours ('hi lux'), or by a
 * synonym. The last word may be unfinished unless a space or a quote follows; words in double quotes must stand side by
 * side in one value, spelled so.
 */
export function readQuery(text: string, synonyms: Synonyms): TextQuery {
  const typed: TypedWord[] = [];
  const readings: Reading[] = [];
  const parts = text.split('"').map((part) => fold(part.slice(0, MAX_PART_LENGTH)));
  for (const [at, part] of parts.entries()) {
    const isQuoted = at % 2 === 1;
    const from = typed.length;
    for (const word of part.slice(0, MAX_WORDS - from)) typed.push({ word, isQuoted, isPrefix: false });
    if (isQuoted && from < typed.length)
      readings.push(reading(from, typed.length, part.slice(0, typed.length - from), { isExact: true }));
  }
  const last = typed.at(-1);
  if (last && !last.isQuoted) last.isPrefix = /[\p{L}\p{N}\p{M}]$/u.test(text);
  for (const from of typed.keys()) readings.push(...readingsFrom(typed, from, synonyms));
  return { words: typed.map(({ word }) => word), readings: readings.sort((a, b) => a.from - b.from) };
}

function reading(from: number, to: number, words: readonly string[], more: Partial<QueryTerm>): Reading {
  return {
    from,
    to,
    term: { words, isPrefix: false, isExact: false, joined: 0, isSynonym: false, ...more },
  };
}

function readingsFrom(typed: readonly TypedWord[], from: number, synonyms: Synonyms): Reading[] {
  const readings: Reading[] = [];
  const longest = Math.max(MAX_PHRASE_LENGTH, MAX_JOINED);
  for (let to = from + 1; to <= Math.min(from + longest, typed.length); to++) {
    const part = typed.slice(from, to);
    if (part.some(({ isQuoted }) => isQuoted)) break;
    const words = part.map(({ word }) => word);
    const joined = words.join('');
    if (part.length <= MAX_JOINED)
      readings.push(
        reading(from, to, [joined], { isPrefix: part.at(-1)!.isPrefix, joined: part.length - 1 }),
      );
    const others = new Set([...(synonyms.get(words.join(' ')) ?? []), ...(synonyms.get(joined) ?? [])]);
    for (const other of others) {
      if (other.length) readings.push(reading(from, to, other, { isExact: true, isSynonym: true }));
    }
  }
  return readings;
}
