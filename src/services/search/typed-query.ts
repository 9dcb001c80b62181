import { easternDay } from '../../domain/calendar/eastern-day.ts';
import type { FacetCounts } from '../../domain/search/listing-links.ts';
import { type QueryChip, queryChips } from '../../domain/search/query-reader/query-chips.ts';
import { type QueryReading, readQuery, setAside } from '../../domain/search/query-reader/read-query.ts';
import {
  lexiconInParts,
  type StockLexicon,
  type StockPlace,
  VOCABULARY_FACETS,
} from '../../domain/search/query-reader/stock-lexicon.ts';
import {
  areaSearch,
  areasOf,
  type CountedSearch,
  leftWords,
  possibleAreas,
} from '../../domain/search/query-reader/place-areas.ts';
import { mayAskDistance, type PlaceFinder } from '../../domain/search/query-reader/read-distance.ts';
import type { FoundPlaces } from './near-place.ts';
import { doWhileIdle } from './do-while-idle.ts';
import type { SearchConnection } from './search-connection.ts';

/** A typed text as it was read, with its chips. */
export type TypedQuery = QueryReading & { chips: readonly QueryChip[] };

/** The lexicon of a stock is made once for its counts, which the connection keeps: the work on it, and the lexicon once it is done. */
type Making = { parts: Generator<undefined, void, undefined>; made?: StockLexicon };
const lexicons = new WeakMap<object, Making>();

/** The counts of the whole stock, which the reader takes its words from. Throws a SearchFailure. */
async function askVocabulary(connection: SearchConnection): Promise<FacetCounts> {
  const indexUid = await connection.indexUid();
  const queries = [{ indexUid, facets: VOCABULARY_FACETS, limit: 0 }];
  const answer = (await connection.send('/multi-search', { body: JSON.stringify({ queries }) })) as {
    results?: { facetDistribution?: FacetCounts }[];
  };
  return answer.results?.[0]?.facetDistribution ?? {};
}

/** Places are looked up by code of their own, which most texts don't need; undefined where no car has coordinates. */
async function findPlaces(connection: SearchConnection): Promise<FoundPlaces | undefined> {
  const { placeFinder } = await import('./near-place.ts');
  return placeFinder(connection);
}

function makingOf(counts: FacetCounts, places: readonly StockPlace[]): Making {
  const known = lexicons.get(counts);
  if (known) return known;
  const making: Making = { parts: keepMade() };
  function* keepMade(): Generator<undefined, void> {
    making.made = yield* lexiconInParts({ counts, places });
  }
  lexicons.set(counts, making);
  return making;
}

/** The lexicon, with what is left of the work on it done at once. */
function lexiconOf(counts: FacetCounts, places: readonly StockPlace[]): StockLexicon {
  const making = makingOf(counts, places);
  while (!making.made)
    if (making.parts.next().done && !making.made) throw new Error('the lexicon of the stock was not made');
  return making.made;
}

/** Makes ready to read, part by part while the page is idle: a first typed letter then waits for little. Throws a SearchFailure. */
export async function prepareReader(connection: SearchConnection): Promise<void> {
  const [counts, places] = await Promise.all([askVocabulary(connection), connection.places()]);
  doWhileIdle(makingOf(counts, places).parts);
}

/** Reads a typed text by the words of the stock (spec S2), by today's date. Throws a SearchFailure. */
export async function understandQuery(text: string, connection: SearchConnection): Promise<TypedQuery> {
  const [counts, places, finder] = await Promise.all([
    askVocabulary(connection),
    connection.places(),
    // Without the table places are read as the stock knows them.
    mayAskDistance(text) ? findPlaces(connection).catch(() => undefined) : undefined,
  ]);
  const read = (known: PlaceFinder | undefined): QueryReading =>
    readQuery(text, lexiconOf(counts, places), easternDay(Date.now() / 1000), known);
  let reading = read(finder);
  if (finder && reading.pieces.some(({ asksHere }) => asksHere)) {
    // The browser asks the shopper, who may say no: the chip then says what is missing.
    const here = await finder.findHere().catch(() => undefined);
    if (here) reading = read({ ...finder, here });
  }
  const words = leftWords(reading);
  const asked = words.map((q) => ({ q }));
  const found = asked.length ? await countEach(asked, connection) : [];
  const isFound = (one: string): boolean => found[words.indexOf(one)] !== 0;
  if (found.includes(0)) {
    const known = finder ?? (await findPlaces(connection).catch(() => undefined));
    const possible = known ? possibleAreas(reading, isFound, known) : [];
    const areas = possible.length
      ? areasOf(possible, await countEach(possible.map(areaSearch), connection))
      : undefined;
    if (known && areas?.size) reading = read({ ...known, areas });
  }
  const told = setAside(reading, isFound);
  return { ...told, chips: queryChips(told) };
}

/** Counts the vehicles that each of some searches finds. Throws a SearchFailure. */
async function countEach(
  searches: readonly CountedSearch[],
  connection: SearchConnection,
): Promise<readonly (number | undefined)[]> {
  const indexUid = await connection.indexUid();
  const queries = searches.map((search) => ({
    indexUid,
    q: '',
    ...search,
    limit: 1,
    attributesToRetrieve: ['id'],
  }));
  const answer = (await connection.send('/multi-search', { body: JSON.stringify({ queries }) })) as {
    results?: { hits?: readonly unknown[] }[];
  };
  return searches.map((_, at) => answer.results?.[at]?.hits?.length);
}
