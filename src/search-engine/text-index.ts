import type { ColumnStore } from './column-store.ts';
import { createMemo } from './memo.ts';
import { isNumberLike, mayBegin } from './number-like.ts';
import { COST, type Costs, MAX_FIELD } from './rank-cost.ts';
import { allowedTypos, typoDistance } from './typo-distance.ts';
import { createWordTable, findPhrase, type Posting, postingParts, type WordEntry } from './word-table.ts';

/** A word to look up, or words that must stand side by side in one value. */
export interface QueryTerm {
  words: readonly string[];
  /** True if the last letter typed is its last, so that it may be unfinished. */
  isPrefix: boolean;
  /** True if it must be spelled so. */
  isExact: boolean;
  /** How many typed words were joined to it, beyond the first: as on the server each takes the place of a typo. */
  joined: number;
  /** True if the trade says it for what was typed. */
  isSynonym: boolean;
}

/** Looks words up in the values of the searched fields. */
export interface WordLookup {
  /** The rows that answer a term, with what it costs each; undefined when none does. */
  look: (term: QueryTerm) => Costs | undefined;
  /** Takes off the costs of rows that have a value that begins with these words, or is all of them. */
  preferWhole: (costs: Costs, words: readonly string[]) => void;
}

/** Terms whose costs are kept: while a query is typed, all but its last stay the same. */
const KEPT_TERMS = 24;

/** Typos that a term may have. */
export function typosOf({ words, isExact, joined }: QueryTerm): number {
  return isExact ? 0 : Math.max(0, allowedTypos(words[0]!) - joined);
}

/** Prepares text search over the searchable fields of an index. */
export function createWordLookup(store: ColumnStore): WordLookup {
  const remember = createMemo<{ costs: Costs | undefined }>(KEPT_TERMS);
  const names = [...store.fields.values()]
    .filter((field) => field.searchable && field.store === 'core')
    .sort((a, b) => a.searchable! - b.searchable!)
    .map((field) => field.name);
  const table = createWordTable(names.map((name) => store.coded(name)));
  let last: { typed: string; limit: number; found: WordEntry[] } | undefined;

  const entriesFor = (typed: string, limit: number): readonly WordEntry[] => {
    if (last && last.limit === limit && typed.startsWith(last.typed)) return last.found;
    // A wrong first letter is one typo more than is allowed, but in long words.
    return limit > 1 ? table.all : (table.byFirstLetter.get(typed[0]!) ?? []);
  };

  const look = (term: QueryTerm): Costs | undefined => {
    const { words, isPrefix, joined } = term;
    let costs: Costs | undefined;
    const answer = (postings: readonly Posting[], typos: number, isUnfinished: boolean): void => {
      for (const posting of postings) {
        const { column, code, isJoined } = postingParts(posting);
        // Two words read as one must be spelled so, and are not one of several that were typed.
        if (isJoined && (typos > 0 || joined > 0)) continue;
        const cost =
          COST.answered +
          (isUnfinished ? COST.unfinished : 0) +
          Math.min(column, MAX_FIELD) * COST.field +
          (term.isSynonym ? COST.synonym : 0) +
          (typos + joined + Number(isJoined)) * COST.typo;
        const { starts, rows } = store.rowsByCode(names[column]!);
        costs ??= new Uint32Array(store.rows);
        for (let at = starts[code]!; at < starts[code + 1]!; at++) {
          const row = rows[at]!;
          if (!costs[row] || cost < costs[row]!) costs[row] = cost;
        }
      }
    };
    if (words.length > 1) {
      answer(findPhrase(table, words), 0, false);
      return costs;
    }
    const typed = words[0]!;
    const limit = typosOf(term);
    const found: WordEntry[] = [];
    for (const entry of entriesFor(typed, limit)) {
      const typos = typoDistance(typed, entry[0], isPrefix, limit);
      if (typos > limit) continue;
      found.push(entry);
      answer(entry[1], typos, entry[0] !== typed);
    }
    if (isPrefix && !joined) last = { typed, limit, found };
    if (!term.isSynonym && isNumberLike(typed, store.hasNumbersApart)) {
      const isBegun = isPrefix && mayBegin(typed);
      for (const [row, number] of store.numbers().entries()) {
        if (number !== typed && !(isBegun && number.startsWith(typed))) continue;
        costs ??= new Uint32Array(store.rows);
        costs[row] ||= COST.answered + MAX_FIELD * COST.field + joined * COST.typo;
      }
    }
    if (!term.isSynonym)
      for (const values of store.identitiesLike(typed))
        for (const [row, value] of values.entries()) {
          if (value !== typed) continue;
          costs ??= new Uint32Array(store.rows);
          costs[row] ||= COST.answered + MAX_FIELD * COST.field + joined * COST.typo;
        }
    return costs;
  };

  const preferWhole: WordLookup['preferWhole'] = (costs, words) => {
    const present = words.filter((word) => table.byWord.has(word));
    if (!present.length) return;
    const better = new Uint8Array(store.rows);
    for (const posting of findPhrase(table, present)) {
      const { column, code, place } = postingParts(posting);
      if (place) continue;
      const by = table.lengths[column]![code] === present.length ? 2 : 1;
      const { starts, rows } = store.rowsByCode(names[column]!);
      for (let at = starts[code]!; at < starts[code + 1]!; at++) {
        const row = rows[at]!;
        if (by > better[row]!) better[row] = by;
      }
    }
    for (let row = 0; row < better.length; row++) if (costs[row]) costs[row]! -= better[row]! * COST.whole;
  };

  return {
    look: (term) =>
      remember(`${store.missingNumbers} ${store.hasIdentities} ${JSON.stringify(term)}`, () => ({
        costs: look(term),
      })).costs,
    preferWhole,
  };
}
