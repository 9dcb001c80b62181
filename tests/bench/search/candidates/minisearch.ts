import MiniSearch from 'minisearch';
import { intersection, rowsOf, setWhere } from '../../../../src/search-engine/bitset.ts';
import { ColumnStore } from '../../../../src/search-engine/column-store.ts';
import { countValues, rangeOf } from '../../../../src/search-engine/count-values.ts';
import { createFiltering } from '../../../../src/search-engine/filter-request.ts';
import { indexPlan } from '../../../../src/domain/search/index-plan.ts';
import { createMemo } from '../../../../src/search-engine/memo.ts';
import { createOrdering } from '../../../../src/search-engine/order-rows.ts';
import { readIndex } from '../../../../src/search-engine/read-index.ts';
import { writeIndex } from '../../../../src/search-engine/write-index.ts';
import { allowedTypos } from '../../../../src/search-engine/typo-distance.ts';
import { type Candidate, FACETS, PAGE, RANGES, type State, TEXTS } from '../state.ts';

const OPTIONS = { fields: TEXTS, idField: 'row' };

/** The rules of ours: the last word may be unfinished, a typo from five letters on, two from nine. */
const OURS_RULES = {
  combineWith: 'AND',
  prefix: (_: string, at: number, terms: readonly string[]) => at === terms.length - 1,
  fuzzy: (term: string) => allowedTypos(term),
};

/** MiniSearch for the text, our columns for filters, facets and orders: what it ships is both. */
export const candidate: Candidate = {
  prepare: (documents) => {
    const { core } = writeIndex(documents, indexPlan({}));
    const read = readIndex(core);
    if (!read.ok) throw new Error(read.error);
    const store = new ColumnStore(read.value);
    const index = new MiniSearch(OPTIONS);
    for (let row = 0; row < store.rows; row++) {
      index.add({ row, ...Object.fromEntries(TEXTS.map((field) => [field, store.value(field, row)])) });
    }
    const text = new TextEncoder().encode(JSON.stringify(index));
    const shipped = new Uint8Array(4 + core.length + text.length);
    new DataView(shipped.buffer).setUint32(0, core.length);
    shipped.set(core, 4);
    shipped.set(text, 4 + core.length);
    return shipped;
  },
  open: (shipped) => {
    const length = new DataView(shipped.buffer, shipped.byteOffset).getUint32(0);
    const read = readIndex(shipped.slice(4, 4 + length));
    if (!read.ok) throw new Error(read.error);
    const store = new ColumnStore(read.value);
    const index = MiniSearch.loadJSON(new TextDecoder().decode(shipped.subarray(4 + length)), OPTIONS);
    const filtering = createFiltering(store, createMemo(256));
    const ordering = createOrdering(store);
    const all = Uint32Array.from({ length: store.rows }, (_, row) => row);

    const filterOf = ({ chosen, price }: State, without?: string): (string | string[])[] => [
      ...(price && without !== 'price' ? [`price >= ${price[0]}`, `price <= ${price[1]}`] : []),
      ...Object.entries(chosen).flatMap(([facet, values]) =>
        facet === without ? [] : [values.map((value) => `${facet} = ${JSON.stringify(value)}`)],
      ),
    ];
    return (state) => {
      const hits = state.q
        ? new Set(index.search(state.q, OURS_RULES).map(({ id }) => Number(id)))
        : undefined;
      const found = hits && setWhere(store.rows, (row) => hits.has(row));
      const rowsFor = (without?: string): Uint32Array => {
        const filtered = filtering(filterOf(state, without));
        return rowsOf(found ? intersection(filtered, found) : filtered);
      };
      const rows = rowsFor();
      const facets = Object.fromEntries(
        FACETS.map((facet) => [
          facet,
          countValues(store.coded(facet), facet in state.chosen ? rowsFor(facet) : rows, 2000),
        ]),
      );
      for (const range of RANGES) rangeOf(store.integers(range)!, rows);
      const { sort } = state;
      if (sort)
        ordering(all, [`${sort.field}:${sort.isAscending ? 'asc' : 'desc'}`]).slice(0, state.page * PAGE);
      return { total: rows.length, facets };
    };
  },
};
