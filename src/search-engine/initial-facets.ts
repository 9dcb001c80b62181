/** All that the question holds, in the alphabet. */
const ITS_PARTS = 'facets,hitsPerPage,indexUid,page';

/**
 * True if a request is instant-meilisearch's own first one, for its initial facet values: the first page of an index and
 * its facets, and nothing else. Its answer serves only the option that keeps zero facets, and it holds back the real search.
 */
export function isInitialFacetRequest(queries: readonly Readonly<Record<string, unknown>>[]): boolean {
  return (
    queries.length > 0 &&
    queries.every((query) => Object.keys(query).sort().join() === ITS_PARTS && query['page'] === 1)
  );
}

/** An empty answer to it, for the embedded engine and the remote one alike (spec S16). */
export function initialFacetAnswer(queries: readonly Readonly<Record<string, unknown>>[]): {
  results: unknown[];
} {
  return {
    results: queries.map(({ indexUid }) => ({
      indexUid,
      hits: [],
      query: '',
      processingTimeMs: 0,
      hitsPerPage: 0,
      page: 1,
      totalPages: 0,
      totalHits: 0,
      facetDistribution: {},
      facetStats: {},
    })),
  };
}
