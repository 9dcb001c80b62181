import type { SearchClient } from 'instantsearch.js';
import { makesFilter } from '../../domain/search/make-models.ts';
import { ORDERS } from '../../domain/search/orders.ts';
import { type Near, nearestTo, nearOf, radiusFilter } from '../../domain/search/near.ts';
import type { NamedPlace } from '../../domain/location/find-place.ts';
import { allOf, FOR_SALE } from '../../domain/search/stock-filter.ts';
import type { QueryReading } from '../../domain/search/query-reader/read-query.ts';

type Requests = Parameters<SearchClient['search']>[0];
type Parts = {
  indexName?: string;
  params?: {
    query?: string;
    filters?: string;
    facets?: string | readonly string[];
    facetFilters?: readonly (string | readonly string[])[];
    near?: string;
    within?: number;
    hitsPerPage?: number;
  };
};
type Results = Awaited<ReturnType<SearchClient['search']>>['results'];

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

/** What requests of one list ask of distance; undefined for nothing. */
export const askedNear = (requests: Requests): Near | undefined =>
  requests.map((request) => nearOf(partsOf(request).params ?? {})).find(Boolean);

/**
 * Requests with a distance as the engines understand it (spec L8): a radius narrows, and the order 'Nearest first' is from the place.
 * Without a place neither holds.
 */
export function withDistance(
  requests: Requests,
  place: NamedPlace | undefined,
  within: number | undefined,
): Requests {
  return requests.map((request) => {
    const { indexName = '', params = {} } = partsOf(request);
    const { near: _, within: __, ...others } = params;
    const [uid = ''] = indexName.split(':', 1);
    const isNearest = place !== undefined && indexName === `${uid}:${ORDERS.nearest.sort.join(',')}`;
    return {
      ...request,
      indexName: isNearest ? `${indexName},${nearestTo(place.at)}` : indexName,
      params: place
        ? { ...others, filters: allOf(others.filters ?? '', radiusFilter(place.at, within)) }
        : others,
    };
  }) as Requests;
}

/**
 * Requests in which each make is narrowed by its own models alone (spec S2): InstantSearch would have a car pass both. What counts the
 * makes counts them as if no model was chosen.
 */
export function withMakes(requests: Requests): Requests {
  return requests.map((request) => {
    const { facetFilters = [], ...params } = partsOf(request).params ?? {};
    const valuesOf = (field: string): string[] =>
      facetFilters
        .flat()
        .flatMap((one) => (one.startsWith(`${field}:`) ? [one.slice(field.length + 1)] : []));
    const [makes, models] = [valuesOf('make'), valuesOf('make_model')];
    if (models.length === 0) return request;
    const others = facetFilters.filter((group) => !/^make(?:_model)?:/.test([group].flat()[0] ?? ''));
    const filter = params.facets === 'make' ? '' : makesFilter(makes, models);
    return {
      ...request,
      params: {
        ...params,
        filters: allOf(params.filters ?? '', filter),
        ...(others.length > 0 && { facetFilters: others }),
      },
    };
  }) as Requests;
}

/**
 * Requests that count what is for sale alone: one that shows vehicles shows the sold as well (spec S10), so that it has a second behind
 * it for its counts.
 */
export const withCounts = (requests: Requests): Requests =>
  requests.flatMap((request) => {
    const { facets, ...params } = partsOf(request).params ?? {};
    const counting = { ...params, facets, filters: allOf(params.filters ?? '', FOR_SALE), hitsPerPage: 0 };
    const second = { ...request, params: counting };
    return params.hitsPerPage === 0 ? [second] : [{ ...request, params }, second];
  }) as Requests;

/** The answers to the requests before `withCounts`: each page of vehicles with the counts of what is for sale. */
export function countedResults(requests: Requests, results: Results): Results {
  const rest = [...results];
  return requests.flatMap((request) => {
    const [first] = rest.splice(0, 1);
    if (!first || partsOf(request).params?.hitsPerPage === 0) return first ?? [];
    const [second] = rest.splice(0, 1);
    const { nbHits, facets, facets_stats } = { ...second } as Record<string, unknown>;
    return { ...first, nbHits, facets, facets_stats };
  }) as Results;
}
