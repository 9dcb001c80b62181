import type { EmbeddedManifest } from './embedded-transport.ts';
import type { SearchTransport } from './search-transport.ts';
import { inTime } from './in-time.ts';
import { SearchFailure, timedOut } from './search-failure.ts';
import type { FromWorker, ToWorker, WorkerQuestion } from './worker-messages.ts';

/** A worker whose script does not come says nothing; inside it each file has its own patience. Milliseconds. */
const OPENING_MILLISECONDS = 60_000;

/** The part of a Worker that is used. */
export type WorkerLike = {
  postMessage: (message: ToWorker) => void;
  addEventListener: (type: 'message' | 'error', listener: (event: MessageEvent<FromWorker>) => void) => void;
  terminate: () => void;
};

/**
 * Opens the index in a worker and answers through it; `isFresh` fetches its files past every cache. The worker ends with
 * the transport, or when it cannot be opened, which throws a SearchFailure.
 */
export async function openInWorker(
  manifest: EmbeddedManifest,
  worker: WorkerLike,
  isFresh = false,
): Promise<SearchTransport> {
  type Waiting = { resolve: (answer: unknown) => void; reject: (failure: SearchFailure) => void };
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let isClosed = false;
  const failAll = (failure: SearchFailure): void => {
    for (const one of waiting.values()) one.reject(failure);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) one?.reject(new SearchFailure(data.failure.kind, data.failure.detail));
    else one?.resolve(data.answer);
  });
  worker.addEventListener('error', () =>
    failAll(new SearchFailure('offline', 'the search worker did not start')),
  );
  const close = (): void => {
    isClosed = true;
    worker.terminate();
    failAll(closed());
  };
  const ask = (question: WorkerQuestion): Promise<unknown> =>
    new Promise((resolve, reject) => {
      // A worker that has ended never answers.
      if (isClosed) return reject(closed());
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...question });
    });
  try {
    await inTime(ask({ open: manifest, isFresh }), timedOut('the search worker'), OPENING_MILLISECONDS);
  } catch (error) {
    close();
    throw error;
  }
  return { send: (path, body) => ask({ path, body }), close };
}

const closed = (): SearchFailure =>
  new SearchFailure('other-edition', 'the index was closed for a newer one');
