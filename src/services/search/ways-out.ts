import { CARD_ATTRIBUTES, type SearchHit } from '../../domain/search/card-from-hit.ts';
import {
  type AskedSearch,
  leaveOut,
  type LooserSearch,
  nearestFirst,
  numbersLeftOut,
} from '../../domain/search/looser-search/looser-search.ts';
import {
  MAX_BEYOND,
  nextFigure,
  radiusWidenings,
  rangeWidenings,
  type Widening,
} from '../../domain/search/looser-search/widenings.ts';
import type { NamedPlace } from '../../domain/location/find-place.ts';
import { PLACE_FIELD, radiusFilter } from '../../domain/search/near.ts';
import type { SearchState } from '../../domain/search/search-state.ts';
import { stateFilter } from '../../domain/search/state-filter.ts';
import { allOf, FOR_SALE } from '../../domain/search/stock-filter.ts';
import { multiSearch, type VehicleQuery } from './find-vehicles.ts';
import { WEEKLY_FIELD } from '../../domain/search/weekly-card.ts';
import type { SearchConnection } from './search-connection.ts';
import { understandQuery } from './typed-query.ts';

/** Places are looked up by code of their own, which a list without a distance doesn't need. */
async function placeNamed(name: string, connection: SearchConnection): Promise<NamedPlace | undefined> {
  const { nearPlace } = await import('./near-place.ts');
  return nearPlace(name, connection);
}

/** A search of a list that found nothing; `listFilter` is what every car of the list passes. */
export type EmptySearch = Omit<AskedSearch, 'reading'> & { listFilter: string };

/** A looser search that finds cars, and how many. */
export type WayOut = LooserSearch & { count: number };

/** What a list without cars offers: ways to find some, and the cars nearest to what was asked. */
export type WaysOut = { ways: readonly WayOut[]; nearest: readonly SearchHit[] };

/** Ways that are offered. */
const MAX_WAYS = 4;
/** Ranges that go on, among them. */
const MAX_WIDENED = 2;
const MAX_NEAREST = 6;

/**
 * The ways out of a list without cars (spec S6): ranges that go on to the next cars, and the fewest choices to leave out, each with
 * its count; the nearest cars are those of these ways. Throws a SearchFailure.
 */
export async function waysOut(empty: EmptySearch, connection: SearchConnection): Promise<WaysOut> {
  const { state, facets, listFilter } = empty;
  const place = state.near ? await placeNamed(state.near, connection) : undefined;
  const asQuery = async (asked: SearchState): Promise<VehicleQuery> => {
    const radius = place && asked.near ? radiusFilter(place.at, asked.within) : '';
    const chosen = allOf(stateFilter(asked, facets), radius);
    if (!asked.query) return { filter: allOf(listFilter, chosen) };
    const { filter, rest } = await understandQuery(asked.query, connection);
    return { q: rest, filter: allOf(listFilter, chosen, filter) };
  };
  const counted = async (searches: readonly LooserSearch[]): Promise<WayOut[]> => {
    if (searches.length === 0) return [];
    const queries = await Promise.all(
      searches.map(async (search) => {
        const query = await asQuery(search.state);
        return { ...query, filter: allOf(query.filter ?? '', FOR_SALE), limit: 0 };
      }),
    );
    const answers = await multiSearch(queries, connection);
    return searches
      .map((search, at) => ({ ...search, count: answers[at]?.estimatedTotalHits ?? 0 }))
      .filter(({ count }) => count > 0);
  };
  const widened = async (widenings: readonly Widening[]): Promise<WayOut[]> => {
    if (widenings.length === 0) return [];
    const queries = await Promise.all(
      widenings.map(async ({ without, beyond, sort, attribute }) => {
        const query = await asQuery(without);
        const filter = allOf(query.filter ?? '', beyond);
        return { ...query, filter, sort: [sort], limit: MAX_BEYOND, attributesToRetrieve: [attribute] };
      }),
    );
    const answers = await multiSearch(queries, connection);
    const searches = widenings.flatMap((widening, at) => {
      const figures = (answers[at]?.hits ?? []).flatMap((hit) => widening.figureOf(hit) ?? []);
      const figure = nextFigure(widening, figures);
      return figure === undefined ? [] : [widening.to(figure)];
    });
    return nearestFirst(await counted(searches)).slice(0, MAX_WIDENED);
  };
  const fewest = async (asked: AskedSearch): Promise<WayOut[]> => {
    for (const count of numbersLeftOut(asked)) {
      const found = await counted(leaveOut(asked, count));
      if (found.length > 0) return found.toSorted((a, b) => b.count - a.count);
    }
    return [];
  };

  const reading = state.query ? await understandQuery(state.query, connection) : undefined;
  const asked = { state, facets, reading };
  const [further, fewer] = await Promise.all([
    widened([...radiusWidenings(asked, place), ...rangeWidenings(asked)]),
    fewest(asked),
  ]);
  const ways = [...further, ...fewer].slice(0, MAX_WAYS);
  return { ways, nearest: await nearestCars(nearestFirst([...further, ...fewer]).slice(0, MAX_WAYS)) };

  async function nearestCars(nearest: readonly WayOut[]): Promise<SearchHit[]> {
    if (nearest.length === 0) return [];
    const queries = await Promise.all(
      nearest.map(async (way) => ({
        ...(await asQuery(way.state)),
        ...(way.sort && { sort: [way.sort] }),
        limit: MAX_NEAREST,
        attributesToRetrieve: [...CARD_ATTRIBUTES, PLACE_FIELD, WEEKLY_FIELD],
      })),
    );
    const answers = await multiSearch(queries, connection);
    const cars = new Map(answers.flatMap(({ hits }) => hits.map((hit) => [hit['id'], hit] as const)));
    return [...cars.values()].slice(0, MAX_NEAREST);
  }
}
