import itemsjs from 'itemsjs';
import { type Candidate, FACETS, PAGE, TEXTS } from '../state.ts';
import { documentsAsJson, parseDocuments } from './documents-as-json.ts';

/** itemsjs, set up as its documentation says for disjunctive facets; it has no typos. */
export const candidate: Candidate = {
  prepare: documentsAsJson,
  open: (shipped) => {
    const engine = itemsjs(parseDocuments(shipped), {
      aggregations: Object.fromEntries(FACETS.map((facet) => [facet, { size: 2000, conjunction: false }])),
      searchableFields: TEXTS,
      sortings: Object.fromEntries(
        ['price', 'km', 'year'].flatMap((field) =>
          ['asc', 'desc'].map((order) => [`${field}:${order}`, { field, order }]),
        ),
      ),
    });
    return ({ q, chosen, price, sort, page }) => {
      const { pagination, data } = engine.search({
        query: q,
        filters: chosen,
        per_page: PAGE,
        page,
        ...(sort && { sort: `${sort.field}:${sort.isAscending ? 'asc' : 'desc'}` }),
        ...(price && {
          filter: (item) => Number(item['price']) >= price[0] && Number(item['price']) <= price[1],
        }),
      });
      const facets = Object.entries(data.aggregations).map(([name, { buckets }]) => [
        name,
        Object.fromEntries(buckets.map(({ key, doc_count: count }) => [key, count])),
      ]);
      return { total: pagination.total, facets: Object.fromEntries(facets) };
    };
  },
};
