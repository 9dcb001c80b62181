import { type Bitset, intersection, setWhere, union } from './bitset.ts';
import type { ColumnStore } from './column-store.ts';
import { evaluateFilter } from './evaluate-filter.ts';
import { parseFilter } from './filter-grammar.ts';

/** A filter as requests carry it: an expression, or expressions that all hold, or any of an inner list. */
export type RequestFilter = string | readonly (string | readonly string[])[];

/** Turns request filters into sets of rows and remembers the set of every expression and condition, by its text and by its JSON. */
export function createFiltering(
  store: ColumnStore,
  remember: (key: string, make: () => Bitset) => Bitset,
): (filter: RequestFilter | undefined) => Bitset {
  const all = setWhere(store.rows, () => true);
  const expression = (text: string): Bitset =>
    remember(text, () => {
      const filter = parseFilter(text);
      return filter ? evaluateFilter(filter, store, remember) : all;
    });
  return (filter) =>
    (typeof filter === 'string' ? [filter] : (filter ?? [])).reduce((set: Bitset, one) => {
      const texts = (typeof one === 'string' ? [one] : one).filter((text) => text.trim());
      return texts.length ? intersection(set, texts.map(expression).reduce(union)) : set;
    }, all);
}
