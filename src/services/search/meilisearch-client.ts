import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import type { SearchClient } from 'instantsearch.js';
import { searchConnection, type SearchConnection } from './search-connection.ts';

/** A host must be written although nothing is ever sent there: the connection knows where answers come from. */
const NO_HOST = 'https://embedded.invalid';

/**
 * instant-meilisearch over a connection (spec S16). Hits hold `attributes` only: highlights would send each of them four
 * times.
 */
export function createMeilisearchClient(
  attributes: readonly string[],
  connection: SearchConnection = searchConnection(),
): SearchClient {
  const { searchClient } = instantMeiliSearch(NO_HOST, '', {
    finitePagination: true,
    keepZeroFacets: false,
    primaryKey: 'id',
    meiliSearchParams: {
      attributesToRetrieve: [...attributes],
      attributesToHighlight: [],
      matchingStrategy: 'all',
    },
    httpClient: (address, init) => {
      // Its own store of answers has no end; the connection's has.
      searchClient.clearCache();
      return connection.send(String(address), init);
    },
  });
  // Its type also allows a client of compositions, which it never is.
  return searchClient as SearchClient;
}
