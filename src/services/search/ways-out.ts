import { allOf } from '../../domain/search/stock-filter.ts';
import { multiSearch } from './find-vehicles.ts';
import type { SearchConnection } from './search-connection.ts';
import { understandQuery } from './typed-query.ts';

/** A query with less in it that finds cars: what was left out, in the words of its chips, and how many cars there are. */
export type WayOut = { leftOut: readonly string[]; query: string; count: number };

/** Ways that are offered, the ones to most cars first. */
const MAX_WAYS = 4;
/** Ways that are counted in one request. */
const MAX_COUNTED = 15;

type Way = Omit<WayOut, 'count'>;

/**
 * The fewest pieces of a query to leave out so that cars of a list are found, each with their count (spec S6): one, or two where no
 * single one is enough; none for a query of one piece. `listFilter` is what every car of the list passes. Throws a SearchFailure.
 */
export async function waysOut(
  query: string,
  listFilter: string,
  connection: SearchConnection,
): Promise<WayOut[]> {
  const without = async ({ query: text, leftOut }: Way): Promise<Way[]> => {
    const { chips } = await understandQuery(text, connection);
    if (chips.length < 2) return [];
    return chips.map(({ label, without: left }) => ({ leftOut: [...leftOut, label], query: left }));
  };
  const counted = async (ways: readonly Way[]): Promise<WayOut[]> => {
    if (ways.length === 0) return [];
    const queries = await Promise.all(
      ways.map(async (way) => {
        const { filter, rest } = await understandQuery(way.query, connection);
        return { q: rest, filter: allOf(listFilter, filter), limit: 0 };
      }),
    );
    const answers = await multiSearch(queries, connection);
    return ways
      .map((way, at) => ({ ...way, count: answers[at]?.estimatedTotalHits ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MAX_WAYS);
  };
  const ones = await without({ leftOut: [], query });
  const found = await counted(ones);
  if (found.length > 0) return found;
  const twos = (await Promise.all(ones.map(without))).flat();
  const distinct = new Map(twos.map((way) => [way.leftOut.toSorted().join(), way]));
  return counted([...distinct.values()].slice(0, MAX_COUNTED));
}
