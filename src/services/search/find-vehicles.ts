import { searchConnection, type SearchConnection } from './search-connection.ts';
import { SearchFailure } from './search-failure.ts';

/** One query of several (spec S15), in Meilisearch's words. */
export type VehicleQuery = {
  /** The site's own index unless it is named. */
  indexUid?: string;
  q?: string;
  filter?: string;
  facets?: readonly string[];
  sort?: readonly string[];
  limit?: number;
  attributesToRetrieve?: readonly string[];
  /** Fields whose matches are marked, in a hit's `_formatted`. */
  attributesToHighlight?: readonly string[];
};

export type VehicleAnswer = {
  hits: readonly Readonly<Record<string, unknown>>[];
  facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  estimatedTotalHits?: number;
};

/** Answers several queries with one request (spec S15). Throws a SearchFailure. */
export async function multiSearch(
  queries: readonly VehicleQuery[],
  connection: SearchConnection = searchConnection(),
): Promise<readonly VehicleAnswer[]> {
  const indexUid = await connection.indexUid();
  // Every word counts, as in the lists; by itself the server would drop words until something is found.
  const body = JSON.stringify({
    queries: queries.map((query) => ({ indexUid, q: '', matchingStrategy: 'all', ...query })),
  });
  const answer = await connection.send('/multi-search', { body });
  const results: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'results') : undefined;
  if (!Array.isArray(results)) throw new SearchFailure('bad-answer', 'an answer without results');
  return results as VehicleAnswer[];
}

/** The cars of a curated list: what passes a filter, up to a limit (spec S15). Throws a SearchFailure. */
export async function fetchVehicles(
  query: { filter: string; limit: number; attributes: readonly string[]; sort?: readonly string[] },
  connection: SearchConnection = searchConnection(),
): Promise<VehicleAnswer['hits']> {
  const { attributes, ...asked } = query;
  const [answer] = await multiSearch([{ ...asked, attributesToRetrieve: attributes }], connection);
  return answer?.hits ?? [];
}
