import { type Bitset, hasRow, intersection, keepRows, rowsOf } from './bitset.ts';
import type { ColumnStore } from './column-store.ts';
import { createFiltering, type RequestFilter } from './filter-request.ts';
import { matchText, type TextMatch } from './match-text.ts';
import { createMemo } from './memo.ts';
import { createOrdering } from './order-rows.ts';
import { radixSort } from './radix-sort.ts';
import { createWordLookup, type WordLookup } from './text-index.ts';
import { foldSynonyms, readQuery, type TextQuery } from './text-query.ts';

/** The rows a text and a filter leave, in row order. */
export interface Selection {
  /** Equal for equal text and filter. */
  key: string;
  rows: Uint32Array;
  set: Bitset;
  text: TextQuery;
  match: TextMatch | undefined;
}

export interface Selecting {
  select: (text: string, filter: RequestFilter | undefined) => Selection;
  /** Rows `from` up to `to` of a selection in the order asked for. */
  page: (selection: Selection, sort: readonly string[], from: number, to: number) => readonly number[];
  /** Works out ahead, a part at a time, what first texts and these orders need. */
  prepare: (sorts: Iterable<readonly string[]>) => Iterable<void>;
}

/** How many answers are kept, by what they weigh: sets are bits, selections and orders four bytes a row. */
const KEPT = { sets: 256, texts: 8, selections: 24, orders: 8 } as const;

/** Prepares selecting and ordering over an index; what was worked out once is remembered. */
export function createSelecting(store: ColumnStore): Selecting {
  const filtering = createFiltering(store, createMemo<Bitset>(KEPT.sets));
  const rememberText = createMemo<TextMatch>(KEPT.texts);
  const rememberSelection = createMemo<Selection>(KEPT.selections);
  const rememberOrder = createMemo<Uint32Array>(KEPT.orders);
  const rememberRanked = createMemo<Uint32Array>(KEPT.orders);
  const ordering = createOrdering(store);
  const { defaultSort } = store.header;
  const synonyms = foldSynonyms(store.header.synonyms);
  let lookup: WordLookup | undefined;

  const select = (q: string, filter: RequestFilter | undefined): Selection => {
    const hasNumbers = store.missingNumbers === undefined;
    const { hasIdentities } = store;
    const key = JSON.stringify([q, filter, hasNumbers, hasIdentities]);
    return rememberSelection(key, () => {
      const filtered = filtering(filter);
      const text = readQuery(q, synonyms);
      if (text.words.length === 0)
        return { key, set: filtered, rows: rowsOf(filtered), text, match: undefined };
      const match = rememberText(`${hasNumbers} ${hasIdentities} ${q}`, () =>
        matchText(text, store.rows, (lookup ??= createWordLookup(store))),
      );
      const set = intersection(filtered, match.set);
      return { key, set, rows: rowsOf(set), text, match };
    });
  };

  const wholeOrder = (sort: readonly string[]): Uint32Array =>
    rememberOrder(JSON.stringify(sort), () =>
      ordering(
        sort.length ? wholeOrder([]) : Uint32Array.from({ length: store.rows }, (_, row) => row),
        sort.length ? sort : defaultSort,
      ),
    );

  const page: Selecting['page'] = ({ key, set, match }, sort, from, to) => {
    const rows: number[] = [];
    if (from >= to) return rows;
    const order = match
      ? rememberRanked(JSON.stringify([key, sort]), () =>
          ordering(radixSort(keepRows(wholeOrder([]), set), match.costs), sort),
        )
      : wholeOrder(sort);
    for (let at = 0, place = 0; at < order.length && place < to; at++) {
      const row = order[at]!;
      if (hasRow(set, row) && place++ >= from) rows.push(row);
    }
    return rows;
  };
  const prepare = function* (sorts: Iterable<readonly string[]>): Iterable<void> {
    lookup ??= createWordLookup(store);
    for (const sort of sorts) {
      yield;
      wholeOrder(sort);
    }
  };
  return { select, page, prepare };
}
