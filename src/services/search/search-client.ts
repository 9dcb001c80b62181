import type { SearchClient } from 'instantsearch.js';
import {
  askedNear,
  countedResults,
  typedText,
  withCounts,
  withDistance,
  withMakes,
  withReading,
} from './read-requests.ts';
import { inTime } from './in-time.ts';
import type { NamedPlace } from '../../domain/location/find-place.ts';
import type { TypedQuery } from './typed-query.ts';
import type { EmptySearch, WaysOut } from './ways-out.ts';

const late = (patience: number): Error =>
  new Error(`a script of the search: nothing came for ${patience} ms`);

/** Code that stands still on its way is given up like any file of the search, and asked for again the next time. */
const loadClient = () => inTime(import('./meilisearch-client.ts'), late);
const loadConnection = async () => (await inTime(import('./search-connection.ts'), late)).searchConnection();

const loadReader = () => inTime(import('./typed-query.ts'), late);

/**
 * What a typed text says to the stock (spec S2); undefined where that cannot be learned now, and it's searched for word by word.
 */
export async function understand(text: string): Promise<TypedQuery | undefined> {
  try {
    const { understandQuery } = await loadReader();
    return await understandQuery(text, await loadConnection());
  } catch {
    return undefined;
  }
}

/** The place that an address names (spec L8); undefined where there is none of that name. Throws a SearchFailure. */
export async function findNearPlace(name: string): Promise<NamedPlace | undefined> {
  const { nearPlace } = await inTime(import('./near-place.ts'), late);
  return nearPlace(name, await loadConnection());
}

/** The postcode nearest to where the browser is. Throws an Error with the words for the shopper. */
export async function findHere(): Promise<NamedPlace> {
  const { herePlace } = await inTime(import('./near-place.ts'), late);
  return herePlace(await loadConnection(), true);
}

/** The ways out of a list without cars (spec S6); none where they cannot be learned now. */
export async function findWaysOut(empty: EmptySearch): Promise<WaysOut> {
  try {
    const { waysOut } = await inTime(import('./ways-out.ts'), late);
    return await waysOut(empty, await loadConnection());
  } catch {
    return { ways: [], nearest: [] };
  }
}

/**
 * The search client of InstantSearch (spec S16); widgets never learn which engine answers. What it calls
 * is fetched at the first search, because a page that arrives with its results needs none of it. Typed words are read before
 * either engine (spec S2); the order that they ask for holds in place of `defaultIndex`, the name of the list's own.
 */
export function createSearchClient(
  attributes: readonly string[],
  defaultIndex: string,
): Pick<SearchClient, 'search'> {
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
      const opened = await client;
      const text = typedText(requests);
      const read = text ? await understand(text) : undefined;
      const byMake = withMakes(requests);
      const asked = read ? withReading(byMake, read, defaultIndex) : byMake;
      const near = askedNear(requests);
      const place = near ? await findNearPlace(near.near) : read?.near;
      const whole = near || place ? withDistance(asked, place, near?.within) : asked;
      const { results } = await opened.search(withCounts(whole));
      return { results: countedResults(whole, results) };
    },
  };
}

/** Fetches ahead what a first answer needs, at the first sign of intent; what fails is told when a search fails on it. */
export async function prepareSearch(): Promise<void> {
  await Promise.allSettled([loadClient(), loadConnection().then((connection) => connection.prepare())]);
}

/** Makes ready to read what will be typed, once a box for it has the focus; what fails is told when a search fails on it. */
export async function prepareReading(): Promise<void> {
  try {
    const { prepareReader } = await loadReader();
    await prepareReader(await loadConnection());
  } catch {
    // Without the reader a text is searched for word by word.
  }
}

/** Forgets what was opened, so that the next search begins anew. */
export async function resetSearch(): Promise<void> {
  (await loadConnection()).reset();
}
