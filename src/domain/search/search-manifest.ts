import type { StockPlace } from './query-reader/stock-lexicon.ts';
import type { CardPart } from '../../search-engine/index-format.ts';

/** Where a site says which engine answers its searches; never cached, so that pages need not name the index of the day. */
export const SEARCH_MANIFEST_PATH = '/search-index.json';
/** The folder below which index files lie, each publish in a folder of its own. */
export const SEARCH_INDEX_FOLDER = '/search-index/';
/** From here on the embedded engine answers in a worker: below, starting one costs more than it frees (docs/performance.md). */
export const WORKER_ROWS = 5000;

/** Which engine answers a site's searches, and where it is (spec S16). */
export type SearchManifest = {
  indexUid: string;
  rows: number;
  /** Towns and postcodes that the stock can be asked for by (spec S2). */
  places?: readonly StockPlace[];
  /** Address of the table of postcodes, which is fetched once a shopper asks for a distance; absent where no car has coordinates. */
  placeTable?: string;
} & (
  | {
      engine: 'embedded';
      /** The folder of this publish below `/search-index/`, named by its contents; it holds core.bin, card-0.bin on, numbers.bin, identities.bin and features.bin. */
      folder: string;
      /** How many card files there are. */
      cards: number;
    }
  | {
      engine: 'meilisearch';
      /** Origin of the server. */
      host: string;
      /** A key that can only search this index; it is public by its nature. */
      searchKey: string;
    }
);

/** Address of the table of postcodes, by a digest of it. */
export const placeTablePath = (digest: string): string => `${SEARCH_INDEX_FOLDER}places-${digest}.txt`;

/** True if something that a manifest says is such an address. */
export const isPlaceTable = (address: unknown): address is string =>
  typeof address === 'string' && /^\/search-index\/places-\w+\.txt$/.test(address);

/** Address of an index file of a publish: the core, the numbers, identities or features of all cars, or a card file by its number. */
export function indexFilePath(folder: string, part: 'core' | CardPart): string {
  return `${SEARCH_INDEX_FOLDER}${folder}/${typeof part === 'number' ? `card-${part}` : part}.bin`;
}
