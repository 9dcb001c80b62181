import { ORDERS, type Sort, SORTS } from '../../../domain/search/orders.ts';

/** The name under which InstantSearch asks for an order: the index, and the sort expressions behind it. */
export function sortIndex(indexUid: string, sort: Sort): string {
  const expressions: readonly string[] = ORDERS[sort].sort;
  return expressions.length ? `${indexUid}:${expressions.join(',')}` : indexUid;
}

/** The order that such a name asks for; undefined for a name that asks for none. */
export function sortOfIndex(indexUid: string, name: string): Sort | undefined {
  return SORTS.find((sort) => sortIndex(indexUid, sort) === name);
}
