import type { SearchClient } from 'instantsearch.js';
import { ORDERS } from '../../domain/search/orders.ts';
import { allOf } from '../../domain/search/stock-filter.ts';
import type { QueryReading } from '../../domain/search/query-reader/read-query.ts';

type Requests = Parameters<SearchClient['search']>[0];
type Parts = { indexName?: string; params?: { query?: string; filters?: string } };

const partsOf = (request: object): Parts => request as Parts;

/** The text that requests of one list search for; '' for none. */
export const typedText = (requests: Requests): string =>
  requests.map((request) => partsOf(request).params?.query ?? '').find(Boolean) ?? '';

/**
 * Requests as a reading of their text asks them (spec S2): what was understood narrows, the words left over are searched for, and
 * an order that was asked for holds unless the shopper chose another in the menu.
 */
export function withReading(requests: Requests, reading: QueryReading, defaultIndex: string): Requests {
  const { filter, rest, sort } = reading;
  const expressions: readonly string[] = sort ? ORDERS[sort].sort : [];
  return requests.map((request) => {
    const { indexName = '', params = {} } = partsOf(request);
    const isOrdered = expressions.length > 0 && indexName === defaultIndex;
    const [uid = ''] = indexName.split(':', 1);
    return {
      ...request,
      indexName: isOrdered ? `${uid}:${expressions.join(',')}` : indexName,
      params: { ...params, query: rest, filters: allOf(params.filters ?? '', filter) },
    };
  }) as Requests;
}
