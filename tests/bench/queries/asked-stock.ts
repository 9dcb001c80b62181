import { answerRequest } from '../../../src/search-engine/answer-request.ts';
import { createEngine, type SearchAnswer } from '../../../src/search-engine/engine.ts';
import { readIndex } from '../../../src/search-engine/read-index.ts';
import { writeIndex } from '../../../src/search-engine/write-index.ts';
import type { PostcodePlace } from '../../../src/domain/location/postcode-places.ts';
import { CARD_ATTRIBUTES } from '../../../src/domain/search/card-from-hit.ts';
import { FACET_NAMES } from '../../../src/domain/search/search-fields.ts';
import { indexPlan } from '../../../src/domain/search/index-plan.ts';
import { ORDERS } from '../../../src/domain/search/orders.ts';
import type { QueryPiece } from '../../../src/domain/search/query-reader/query-piece.ts';
import type { QueryReading } from '../../../src/domain/search/query-reader/read-query.ts';
import { type CountedSearch, readByStock } from '../../../src/domain/search/query-reader/place-areas.ts';
import { placeNames } from '../../../src/domain/location/find-place.ts';
import type { Location } from '../../../src/domain/location/location.ts';
import {
  type StockLexicon,
  stockLexicon,
  VOCABULARY_FACETS,
} from '../../../src/domain/search/query-reader/stock-lexicon.ts';
import { placesOfDealer } from '../../../src/domain/search/query-reader/stock-places.ts';
import { searchDocuments } from '../../../src/domain/search/search-documents.ts';
import type { DemoQuery } from './demo-queries.ts';
import type { takeDemo } from './take-feed.ts';
import { searchSynonyms } from '../../../src/domain/search/search-synonyms.ts';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle.ts';

/** What a query is answered with: the ids of all cars in their order, and the fields of the chips. */
export type QueryAnswer = { ids: string[]; chips: string[] };

/** A stock that is asked in words: by the reader and the engine, or by the engine alone. */
export type AskedStock = {
  lexicon: StockLexicon;
  read: (query: string) => QueryReading;
  ask: (query: string) => QueryAnswer;
  askWithoutReader: (query: string) => QueryAnswer;
  /** The search that a list sends for a reading: a page of cards with its counts. */
  searchPage: (reading: QueryReading) => void;
};

/** The facets of a list that shows all of them, and the cars on its page. */
const PAGE_FACETS = FACET_NAMES;
const PAGE = 21;
/** Every car of a stock and more. */
const ALL_HITS = 1_000_000;

/** Makes the index of a stock in the browser's form and opens it; `postcodes` say where its suburbs are. */
export function openAskedStock(
  vehicles: readonly Vehicle[],
  postcodes: readonly PostcodePlace[],
  today: string,
  locations: readonly Location[] = [],
): AskedStock {
  const documents = searchDocuments(vehicles, locations);
  const written = writeIndex(documents, indexPlan(searchSynonyms(documents, {})));
  const read = readIndex(written.core);
  if (!read.ok) throw new Error(read.error);
  const engine = createEngine(read.value);
  for (const file of [...written.cards, written.numbers, written.identities, written.features])
    if (file) engine.addCards(file);
  const engines = new Map([['cars', engine]]);
  const search = (query: object): SearchAnswer => {
    const body = JSON.stringify({ queries: [{ indexUid: 'cars', ...query }] });
    const { status, body: answer } = answerRequest(engines, { method: 'POST', path: '/multi-search', body });
    if (status !== 200) throw new Error(JSON.stringify(answer));
    return (answer as { results: [SearchAnswer] }).results[0];
  };
  const counts =
    search({ q: '', facets: VOCABULARY_FACETS, hitsPerPage: 0, page: 1 }).facetDistribution ?? {};
  const lexicon = stockLexicon({ counts, places: placesOfDealer(vehicles, locations, postcodes) });
  const idsOf = (query: object): string[] =>
    search({ ...query, hitsPerPage: ALL_HITS, page: 1, attributesToRetrieve: ['id'] }).hits.map(({ id }) =>
      String(id),
    );
  const stock = {
    lexicon,
    today,
    places: locations.length ? { find: placeNames(postcodes), here: undefined } : undefined,
    count: (asked: CountedSearch) =>
      search({ q: '', ...asked, hitsPerPage: 1, page: 1, attributesToRetrieve: ['id'] }).hits.length,
  };
  return {
    lexicon,
    read: (query) => readByStock(query, stock),
    ask: (query) => {
      const { filter, rest, sort, pieces } = readByStock(query, stock);
      const ids = idsOf({ q: rest, ...(filter && { filter }), ...(sort && { sort: ORDERS[sort].sort }) });
      return { ids, chips: [...new Set(pieces.flatMap(chipFields))] };
    },
    searchPage: ({ filter, rest, sort }) =>
      void search({
        q: rest,
        ...(filter && { filter }),
        sort: ORDERS[sort ?? 'default'].sort,
        facets: PAGE_FACETS,
        hitsPerPage: PAGE,
        page: 1,
        attributesToRetrieve: CARD_ATTRIBUTES,
      }),
    askWithoutReader: (query) => ({ ids: idsOf({ q: query }), chips: [] }),
  };
}

/** The chip of a model says its make as well. */
const chipFields = ({ field }: QueryPiece): string[] => (field === 'model' ? ['make', 'model'] : [field]);

/** The queries of a demo dealer that find others than the vehicles they mean, with what they find. */
export function wrongOfDemo(
  queries: readonly DemoQuery[],
  { vehicles, tenant }: Awaited<ReturnType<typeof takeDemo>>,
  postcodes: readonly PostcodePlace[],
  today: string,
): string[] {
  const stock = openAskedStock(vehicles, postcodes, today, tenant.locations);
  return queries.flatMap(([query, is]) => {
    const found = new Set(stock.ask(query).ids);
    const meant = vehicles.filter(is);
    const both = meant.filter(({ id }) => found.has(id)).length;
    return found.size === both && meant.length === both
      ? []
      : [`${JSON.stringify(query)}: ${found.size} found, ${meant.length} meant, ${both} of both`];
  });
}
