import { initialFacetAnswer, isInitialFacetRequest } from '../../domain/search/engine/initial-facets.ts';
import {
  SEARCH_MANIFEST_PATH,
  type SearchManifest,
  WORKER_ROWS,
} from '../../domain/search/search-manifest.ts';
import { fileLoader, loadResponse } from './load-file.ts';
import { keepLatest } from './keep-latest.ts';
import type { SearchAnswerer } from './search-engine.ts';
import { SearchFailure, type SearchFailureKind } from './search-failure.ts';

/** The one way to the engine of this site, whichever it is (spec S16). */
export interface SearchConnection {
  /** Fetches ahead what a first answer needs; asked at the first sign of intent. */
  prepare: () => Promise<void>;
  /** Answers a request as instant-meilisearch sends it, with the parsed body. Throws a SearchFailure. */
  send: (address: URL | string, init?: { body?: unknown } | undefined) => Promise<unknown>;
  /** The name of the index, once the manifest is here. */
  indexUid: () => Promise<string>;
  /** Forgets what was opened: the next request begins anew. */
  reset: () => void;
}

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
export function createSearchConnection(fetchFile: typeof fetch): SearchConnection {
  type Opened = { manifest: SearchManifest; answerer: SearchAnswerer };
  let opened: Promise<Opened> | undefined;
  const answers = keepLatest<unknown>(KEPT_ANSWERS);

  const open = async (isFresh: boolean): Promise<Opened> => {
    const manifest = await loadManifest(fetchFile, isFresh);
    return { manifest, answerer: await openAnswerer(manifest, fetchFile) };
  };
  const reset = (): void => {
    opened = undefined;
    answers.clear();
  };
  const connect = (isFresh = false): Promise<Opened> => {
    if (!opened) {
      const attempt = open(isFresh);
      opened = attempt;
      // A failure is not kept: the next request tries again.
      attempt.catch(() => {
        if (opened === attempt) opened = undefined;
      });
    }
    return opened;
  };

  /** Runs work, once more with everything fetched anew when what was fetched did not fit together. */
  const withFreshSecondTry = async <Result>(work: (isFresh: boolean) => Promise<Result>): Promise<Result> => {
    try {
      return await work(false);
    } catch (error) {
      if (!(error instanceof SearchFailure) || !WORTH_ANOTHER_TRY.includes(error.kind)) throw error;
      reset();
      return work(true);
    }
  };

  return {
    prepare: () => withFreshSecondTry(async (isFresh) => void (await connect(isFresh))),
    indexUid: () => withFreshSecondTry(async (isFresh) => (await connect(isFresh)).manifest.indexUid),
    reset,
    send: async (address, init) => {
      const { pathname } = new URL(address, 'https://embedded.invalid');
      const body = typeof init?.body === 'string' ? init.body : '{}';
      const initial = initialFacets(pathname, body);
      if (initial) return initial;
      const key = `${pathname} ${body}`;
      return (
        answers.get(key) ??
        answers.keep(
          key,
          await withFreshSecondTry(async (isFresh) =>
            (await connect(isFresh)).answerer.answer(pathname, body),
          ),
        )
      );
    },
  };
}

/** The answer to instant-meilisearch's own first question, which only its option for zero counts needs. */
function initialFacets(path: string, body: string): unknown {
  if (path !== '/multi-search') return undefined;
  const { queries }: { queries?: Record<string, unknown>[] } = JSON.parse(body);
  return Array.isArray(queries) && isInitialFacetRequest(queries) ? initialFacetAnswer(queries) : undefined;
}

async function loadManifest(fetchFile: typeof fetch, isFresh: boolean): Promise<SearchManifest> {
  const response = await loadResponse(SEARCH_MANIFEST_PATH, fetchFile, isFresh);
  try {
    const manifest: SearchManifest = await response.json();
    if (manifest.engine === 'embedded' || manifest.engine === 'meilisearch') return manifest;
  } catch (error) {
    throw new SearchFailure('bad-answer', `${SEARCH_MANIFEST_PATH}: ${String(error)}`);
  }
  throw new SearchFailure('bad-answer', `${SEARCH_MANIFEST_PATH} names no engine`);
}

/** Everything of an engine is fetched only once it is needed: no page carries it. */
async function openAnswerer(manifest: SearchManifest, fetchFile: typeof fetch): Promise<SearchAnswerer> {
  if (manifest.engine === 'meilisearch') {
    const { openRemote } = await import('./remote-answerer.ts');
    return openRemote(manifest, fetchFile);
  }
  if (manifest.rows >= WORKER_ROWS && typeof Worker !== 'undefined') {
    const [{ openInWorker }, { startWorker }] = await Promise.all([
      import('./worker-answerer.ts'),
      import('./start-worker.ts'),
    ]);
    return openInWorker(manifest, startWorker());
  }
  const { openEmbedded } = await import('./embedded-answerer.ts');
  return openEmbedded(manifest, fileLoader(fetchFile));
}

let shared: SearchConnection | undefined;

/** The connection that everything on a page shares. */
export function searchConnection(): SearchConnection {
  shared ??= createSearchConnection((...request) => fetch(...request));
  return shared;
}
