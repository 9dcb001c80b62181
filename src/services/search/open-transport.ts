import { type SearchManifest, WORKER_ROWS } from '../../domain/search/search-manifest.ts';
import { inTime } from './in-time.ts';
import { fileLoader } from './load-file.ts';
import type { SearchTransport } from './search-transport.ts';
import { SearchFailure, timedOut } from './search-failure.ts';
import type { WorkerLike } from './worker-transport.ts';

/** What a connection reaches the world by. */
export type Reach = {
  fetchFile: typeof fetch;
  /** Absent where there are no workers: the page itself then answers for any number of cars. */
  startWorker?: (() => Promise<WorkerLike>) | undefined;
};

/**
 * Opens the engine that a manifest names (spec S16), its files past every cache with `isFresh`. Everything of an engine
 * is fetched only once it is needed: no page carries it. Throws a SearchFailure.
 */
export async function openTransport(
  manifest: SearchManifest,
  { fetchFile, startWorker }: Reach,
  isFresh: boolean,
): Promise<SearchTransport> {
  if (manifest.engine === 'meilisearch') {
    const { openRemote } = await reached(import('./remote-transport.ts'));
    return openRemote(manifest, fetchFile);
  }
  if (manifest.rows >= WORKER_ROWS && startWorker) {
    const [{ openInWorker }, worker] = await reached(
      Promise.all([import('./worker-transport.ts'), startWorker()]),
    );
    return openInWorker(manifest, worker, isFresh);
  }
  const { openEmbedded } = await reached(import('./embedded-transport.ts'));
  return openEmbedded(manifest, fileLoader(fetchFile, isFresh));
}

/** A part of the site's own code, which a network can lose like any file. */
async function reached<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await inTime(part, timedOut('a script of the search'));
  } catch (error) {
    throw error instanceof SearchFailure ? error : new SearchFailure('offline', String(error));
  }
}
