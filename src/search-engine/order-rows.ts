import type { ColumnStore } from './column-store.ts';
import { rangeOf } from './count-values.ts';
import { foldFacet } from './normalise-text.ts';
import { metresBetween, type Point, POINT_FIELD, sortPoint } from './point.ts';
import { radixSort } from './radix-sort.ts';
import { RequestError } from './request-error.ts';

const LAST = 2 ** 32 - 1;

/** Puts rows in the order of sort expressions such as `price:asc`; rows without a value come last either way. */
export type Ordering = (rows: Uint32Array, sort: readonly string[]) => Uint32Array;

/** Prepares sorting (spec S12). The ordering throws a RequestError for an expression the index cannot sort by. */
export function createOrdering(store: ColumnStore): Ordering {
  const known = new Map<string, Uint32Array>();
  return (rows, sort) =>
    sort.reduceRight((ordered, expression) => {
      const keys = known.get(expression) ?? sortKeys(store, expression);
      // Points to measure from have no end, and a shopper comes back to few of them.
      if (!expression.startsWith('_')) known.set(expression, keys);
      return radixSort(ordered, keys);
    }, rows);
}

function sortKeys(store: ColumnStore, expression: string): Uint32Array {
  const [attribute = '', direction] = expression.split(':');
  const isAscending = direction === 'asc';
  if (!isAscending && direction !== 'desc') {
    const reason = `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${expression}\`.`;
    throw new RequestError('invalid_search_sort', reason);
  }
  const from = sortPoint(attribute);
  if (from && store.points) return distanceKeys(store, from, isAscending);
  if (!store.fields.get(attribute)?.sortable) {
    throw new RequestError('invalid_search_sort', store.refusal(attribute, 'sortable'));
  }
  const numbers = store.integers(attribute) ?? textRanks(store, attribute);
  const { min, max } = rangeOf(numbers, Uint32Array.from(numbers.keys())) ?? { min: 0, max: 0 };
  return Uint32Array.from(numbers, (value) =>
    Number.isNaN(value) ? LAST : isAscending ? value - min : max - value,
  );
}

/** Distances to the metre, as the server tells them apart; rows without coordinates come last either way. */
function distanceKeys(store: ColumnStore, from: Point, isAscending: boolean): Uint32Array {
  const metres = (store.points ?? []).map((point) => point && Math.round(metresBetween(from, point)));
  const { codes } = store.coded(POINT_FIELD);
  return Uint32Array.from({ length: store.rows }, (_, row) => {
    const distance = metres[codes[row]!];
    return distance === undefined ? LAST : isAscending ? distance : LAST - 1 - distance;
  });
}

/** Texts by their place in the alphabet; a field of several values is sorted by none. */
function textRanks(store: ColumnStore, attribute: string): Float64Array {
  const { codes, values } = store.coded(attribute);
  const folded = values.map(foldFacet);
  const places = new Map(folded.toSorted().map((value, place) => [value, place]));
  return Float64Array.from({ length: store.rows }, (_, row) => places.get(folded[codes[row]!]!) || NaN);
}
