import type { EmbeddedManifest } from './embedded-answerer.ts';
import type { SearchAnswerer } from './search-engine.ts';
import { SearchFailure } from './search-failure.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The part of a Worker that is used; a MessagePort has it too. */
export type WorkerLike = {
  postMessage: (message: ToWorker) => void;
  addEventListener: (type: 'message' | 'error', listener: (event: MessageEvent<FromWorker>) => void) => void;
};

/** Opens the index in a worker and answers through it. Throws a SearchFailure when it cannot be opened. */
export async function openInWorker(manifest: EmbeddedManifest, worker: WorkerLike): Promise<SearchAnswerer> {
  type Waiting = { resolve: (answer: unknown) => void; reject: (failure: SearchFailure) => void };
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) one?.reject(new SearchFailure(data.failure.kind, data.failure.detail));
    else one?.resolve(data.answer);
  });
  worker.addEventListener('error', () => {
    for (const one of waiting.values())
      one.reject(new SearchFailure('offline', 'the search worker did not start'));
    waiting.clear();
  });
  const ask = (message: { open: EmbeddedManifest } | { path: string; body: string }): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...message });
    });
  await ask({ open: manifest });
  return { answer: (path, body) => ask({ path, body }) };
}
