import type { InitialResults } from 'instantsearch.js';
import { fieldOf, isField } from '../../../domain/search/facet.ts';
import type { SearchIslandData } from '../../../domain/search/search-island-data.ts';
import { sortIndex } from './sort-index.ts';

/**
 * The build's answer in the form in which InstantSearch takes results from a server: it then renders them at once and
 * sends no request. The parameters name every facet the widgets register, or their items would be missing.
 */
export function initialResults(data: SearchIslandData): InitialResults {
  const { indexUid, facets, settings, initial } = data;
  const index = sortIndex(indexUid, settings.default_sort);
  return {
    [index]: {
      state: {
        index,
        hitsPerPage: settings.page_size,
        disjunctiveFacets: facets
          .filter((facet) => isField(facet) && facet.widget !== 'features')
          .map(fieldOf),
      },
      results: [
        {
          index,
          query: '',
          params: '',
          page: 0,
          hits: initial.hits.map((hit) => ({ ...hit, objectID: String(hit['id']) })),
          nbHits: initial.total,
          nbPages: Math.ceil(initial.listed / settings.page_size),
          hitsPerPage: settings.page_size,
          processingTimeMS: 0,
          exhaustiveNbHits: true,
          facets: initial.facets,
          facets_stats: initial.stats,
        },
      ],
    },
  };
}
