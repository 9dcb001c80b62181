import type { SearchClient } from 'instantsearch.js';
import { inTime } from './in-time.ts';

const late = (patience: number): Error =>
  new Error(`a script of the search: nothing came for ${patience} ms`);

/** Code that stands still on its way is given up like any file of the search, and asked for again the next time. */
const loadClient = () => inTime(import('./meilisearch-client.ts'), late);
const loadConnection = async () => (await inTime(import('./search-connection.ts'), late)).searchConnection();

/**
 * The search client of InstantSearch (spec S16); widgets never learn which engine answers. What it calls
 * is fetched at the first search, because a page that arrives with its results needs none of it.
 */
export function createSearchClient(attributes: readonly string[]): Pick<SearchClient, 'search'> {
  let client: Promise<SearchClient> | undefined;
  return {
    search: async (requests) => {
      client ??= loadClient().then(
        ({ createMeilisearchClient }) => createMeilisearchClient(attributes),
        (error: unknown) => {
          client = undefined;
          throw error;
        },
      );
      return (await client).search(requests);
    },
  };
}

/** Fetches ahead what a first answer needs, at the first sign of intent; what fails is told when a search fails on it. */
export async function prepareSearch(): Promise<void> {
  await Promise.allSettled([loadClient(), loadConnection().then((connection) => connection.prepare())]);
}

/** Forgets what was opened, so that the next search begins anew. */
export async function resetSearch(): Promise<void> {
  (await loadConnection()).reset();
}
