import type { CodedColumn } from './columns.ts';
import { tokensOf } from './normalise-text.ts';

/**
 * Where a word stands, in one number: the code of a value, the place of its column among the searched ones, the place of
 * the word in the value, and whether it is two neighbours read as one, as in 'cx5' for 'CX-5'.
 */
export type Posting = number;

const CODES = 2 ** 12;
const COLUMNS = 2 ** 7;
/** From a word to the one after it in the same value. */
const NEXT_WORD = 2;
const LAST_PLACE = COLUMNS / NEXT_WORD - 1;

/** A word of the stock and where it stands. */
export type WordEntry = readonly [word: string, postings: Posting[]];

/** The words of all searched values: the dictionaries are the text index, nothing else is shipped. */
export interface WordTable {
  byWord: ReadonlyMap<string, Posting[]>;
  byFirstLetter: ReadonlyMap<string, readonly WordEntry[]>;
  all: readonly WordEntry[];
  /** How many words the values of each column have, by code. */
  lengths: readonly Uint8Array[];
}

/** Reads a posting. */
export const postingParts = (
  posting: Posting,
): { column: number; code: number; place: number; isJoined: boolean } => ({
  code: Math.floor(posting / CODES),
  column: Math.floor((posting % CODES) / COLUMNS),
  place: (posting % COLUMNS) >> 1,
  isJoined: posting % NEXT_WORD === 1,
});

/** Collects the words of columns. */
export function createWordTable(columns: readonly CodedColumn[]): WordTable {
  const byWord = new Map<string, Posting[]>();
  const add = (word: string, posting: Posting): void => {
    const postings = byWord.get(word);
    if (postings) postings.push(posting);
    else byWord.set(word, [posting]);
  };
  const lengths = columns.map(({ values }, column) =>
    Uint8Array.from(values, (value, code) => {
      const tokens = tokensOf(value);
      const start = code * CODES + column * COLUMNS;
      for (const [place, { word }] of tokens.entries()) {
        const posting = start + Math.min(place, LAST_PLACE) * NEXT_WORD;
        add(word, posting);
        const next = tokens[place + 1];
        if (next) add(word + next.word, posting + 1);
      }
      return tokens.length;
    }),
  );
  const all = [...byWord];
  return { byWord, byFirstLetter: Map.groupBy(all, ([word]) => word[0]!), all, lengths };
}

/** Where words stand side by side in one value: the postings of the first. */
export function findPhrase({ byWord }: WordTable, words: readonly string[]): Posting[] {
  const [first = '', ...others] = words;
  const places = others.map((word) => new Set(byWord.get(word)));
  return (byWord.get(first) ?? []).filter(
    (posting) =>
      posting % NEXT_WORD === 0 && places.every((set, at) => set.has(posting + (at + 1) * NEXT_WORD)),
  );
}
