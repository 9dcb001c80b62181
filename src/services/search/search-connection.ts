import { initialFacetAnswer, isInitialFacetRequest } from '../../search-engine/initial-facets.ts';
import type { SearchManifest } from '../../domain/search/search-manifest.ts';
import type { StockPlace } from '../../domain/search/query-reader/stock-lexicon.ts';
import { type PostcodePlace, readPostcodeTable } from '../../domain/location/postcode-places.ts';
import { loadFile } from './load-file.ts';
import { keepLatest } from './keep-latest.ts';
import { loadManifest } from './load-manifest.ts';
import { openTransport, type Reach } from './open-transport.ts';
import type { SearchTransport } from './search-transport.ts';
import { SearchFailure, type SearchFailureKind } from './search-failure.ts';

/** The one way to the engine of this site, whichever it is (spec S16). */
export interface SearchConnection {
  /** Fetches ahead what a first answer needs; asked at the first sign of intent. */
  prepare: () => Promise<void>;
  /** Answers a request as instant-meilisearch sends it, with the parsed body. Throws a SearchFailure. */
  send: (address: URL | string, init?: { body?: unknown } | undefined) => Promise<unknown>;
  /** The name of the index, once the manifest is here. */
  indexUid: () => Promise<string>;
  /** The places of the stock, by which a typed text may ask for it (spec S2). */
  places: () => Promise<readonly StockPlace[]>;
  /** Postcodes with their places, for distances (spec L8); none where no car has coordinates. Throws a SearchFailure. */
  placeTable: () => Promise<readonly PostcodePlace[]>;
  /** Forgets what was opened: the next request begins anew. */
  reset: () => void;
}

const NO_PLACES: readonly StockPlace[] = [];

/** Answers that are kept (spec S14): the oldest falls first. */
const KEPT_ANSWERS = 100;

/** What a new publish, or a file cut on its way, looks like: worth one more try with nothing from a cache. */
const WORTH_ANOTHER_TRY: readonly SearchFailureKind[] = [
  'other-edition',
  'other-version',
  'corrupt-index',
  'not-found',
];

/** Opens connections of their own, for tests; pages share `searchConnection()`. */
export function createSearchConnection(
  fetchFile: typeof fetch,
  startWorker?: Reach['startWorker'],
): SearchConnection {
  /** Answers are kept with what gave them: those of a former publish go with it. */
  type Opened = {
    manifest: SearchManifest;
    transport: SearchTransport;
    answers: ReturnType<typeof keepLatest<unknown>>;
    postcodes?: Promise<readonly PostcodePlace[]> | undefined;
  };
  let current: Promise<Opened> | undefined;

  const open = async (isFresh: boolean): Promise<Opened> => {
    const manifest = await loadManifest(fetchFile, isFresh);
    const transport = await openTransport(manifest, { fetchFile, startWorker }, isFresh);
    return { manifest, transport, answers: keepLatest(KEPT_ANSWERS) };
  };
  const reset = (): void => {
    current?.then(
      ({ transport }) => transport.close?.(),
      () => {},
    );
    current = undefined;
  };
  const connect = (isFresh = false): Promise<Opened> => {
    if (!current) {
      const attempt = open(isFresh);
      current = attempt;
      // A failure is not kept: the next request tries again.
      attempt.catch(() => {
        if (current === attempt) current = undefined;
      });
    }
    return current;
  };

  /** Runs work, once more with everything fetched anew when what was fetched did not fit together. */
  const withFreshSecondTry = async <Result>(
    work: (opened: Opened) => Result | Promise<Result>,
  ): Promise<Result> => {
    const used = connect();
    try {
      return await work(await used);
    } catch (error) {
      if (!(error instanceof SearchFailure) || !WORTH_ANOTHER_TRY.includes(error.kind)) throw error;
      // Of several requests that fail together the first begins anew for all.
      if (current === used) reset();
      return work(await connect(true));
    }
  };

  return {
    prepare: () => withFreshSecondTry(() => {}),
    indexUid: () => withFreshSecondTry(({ manifest }) => manifest.indexUid),
    places: () => withFreshSecondTry(({ manifest }) => manifest.places ?? NO_PLACES),
    placeTable: () =>
      withFreshSecondTry(async (opened) => {
        const { placeTable: address } = opened.manifest;
        if (!address) return [];
        const work = (opened.postcodes ??= loadPostcodes(address, fetchFile));
        // A failure is not kept: the next place that is asked for tries again.
        work.catch(() => (opened.postcodes = undefined));
        return work;
      }),
    reset,
    send: async (address, init) => {
      const { pathname } = new URL(address, 'https://embedded.invalid');
      const body = typeof init?.body === 'string' ? init.body : '{}';
      const initial = initialFacets(pathname, body);
      if (initial) return initial;
      const key = `${pathname} ${body}`;
      return withFreshSecondTry(
        async ({ transport, answers }) =>
          answers.get(key) ?? answers.keep(key, await transport.send(pathname, body)),
      );
    },
  };
}

/** The table of postcodes; a line a postcode. Throws a SearchFailure. */
async function loadPostcodes(address: string, fetchFile: typeof fetch): Promise<readonly PostcodePlace[]> {
  return readPostcodeTable(new TextDecoder().decode(await loadFile(address, fetchFile)));
}

/** The answer to instant-meilisearch's own first question, which only its option for zero counts needs. */
function initialFacets(path: string, body: string): unknown {
  if (path !== '/multi-search') return undefined;
  const { queries }: { queries?: Record<string, unknown>[] } = JSON.parse(body);
  return Array.isArray(queries) && isInitialFacetRequest(queries) ? initialFacetAnswer(queries) : undefined;
}

let shared: SearchConnection | undefined;

/** The connection that everything on a page shares. */
export function searchConnection(): SearchConnection {
  shared ??= createSearchConnection(
    (...request) => fetch(...request),
    typeof Worker === 'undefined' ? undefined : async () => (await import('./start-worker.ts')).startWorker(),
  );
  return shared;
}
