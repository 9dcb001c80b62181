import type { ColumnStore } from './column-store.ts';
import type { CodedColumn } from './columns.ts';
import { createMemo } from './memo.ts';
import { tokensOf } from './normalise-text.ts';
import { spreadCodes } from './spread-codes.ts';
import { allowedTypos, typoDistance } from './typo-distance.ts';

/**
 * What it costs a row to answer a word: 0 when it does not, else 1 and more. Typos weigh most, then the importance of
 * the field, then whether the word is whole.
 */
export type Costs = Uint8Array;

const A_TYPO = 64;
const A_FIELD = 2;
const LEAST_IMPORTANT = 15;

/** Where a dictionary word stands: the place of its column among the searched ones, and its code there. */
interface Posting {
  column: number;
  code: number;
  /** Two neighbouring words read as one, as in 'cx5' for 'CX-5'; counts as a typo. */
  isJoined: boolean;
}

/** A word to look up. */
export interface QueryWord {
  word: string;
  /** Whether it may be unfinished. */
  isPrefix: boolean;
  /** Whether it must be spelled so. */
  isExact: boolean;
}

/** Looks a word up in the values of the searched fields: the dictionaries are the text index, nothing else is shipped. */
export type WordLookup = (word: QueryWord) => Costs;

/** Words whose costs are kept: while a query is typed, all but its last stay the same. */
const KEPT_WORDS = 32;

/** Prepares text search over the searchable fields of an index. */
export function createWordLookup(store: ColumnStore): WordLookup {
  const remember = createMemo<Costs>(KEPT_WORDS);
  const columns = [...store.fields.values()]
    .filter((field) => field.searchable)
    .sort((a, b) => a.searchable! - b.searchable!)
    .map((field) => store.coded(field.name));
  const words = [...collectWords(columns)];
  const look = ({ word: typed, isPrefix, isExact }: QueryWord): Costs => {
    const limit = isExact ? 0 : allowedTypos(typed);
    const codeCosts = columns.map((column) => new Uint8Array(column.values.length));
    const touched = new Set<number>();
    for (const [word, postings] of words) {
      const typos = typoDistance(typed, word, isPrefix, limit);
      if (typos > limit) continue;
      for (const { column, code, isJoined } of postings) {
        const field = Math.min(column, LEAST_IMPORTANT) * A_FIELD;
        const cost = 1 + (typos + Number(isJoined)) * A_TYPO + field + Number(word !== typed);
        const known = codeCosts[column]![code]!;
        if (!known || cost < known) codeCosts[column]![code] = cost;
        touched.add(column);
      }
    }
    const costs = new Uint8Array(store.rows);
    for (const column of touched) spreadCodes(columns[column]!, codeCosts[column]!, costs);
    return costs;
  };
  return (word) => remember(JSON.stringify(word), () => look(word));
}

function collectWords(columns: readonly CodedColumn[]): Map<string, Posting[]> {
  const words = new Map<string, Posting[]>();
  const add = (word: string, posting: Posting): void => {
    const postings = words.get(word);
    if (postings) postings.push(posting);
    else words.set(word, [posting]);
  };
  for (const [column, { values }] of columns.entries()) {
    for (const [code, value] of values.entries()) {
      const tokens = tokensOf(value);
      for (const [at, { word }] of tokens.entries()) {
        add(word, { column, code, isJoined: false });
        const next = tokens[at + 1];
        if (next) add(word + next.word, { column, code, isJoined: true });
      }
    }
  }
  return words;
}
