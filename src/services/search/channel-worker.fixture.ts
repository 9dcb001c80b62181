import { fileLoader } from './load-file.ts';
import { serveWorker } from './serve-worker.ts';
import type { WorkerLike } from './worker-transport.ts';

/** A worker in all but its thread: the two ends of a channel. One that was not ended holds Node open. */
export function channelWorker(fetchFile: typeof fetch): WorkerLike & { hasEnded: () => boolean } {
  const { port1: page, port2: thread } = new MessageChannel();
  let hasEnded = false;
  serveWorker(thread, (isFresh) => fileLoader(fetchFile, isFresh));
  page.start();
  thread.start();
  return {
    postMessage: (message) => page.postMessage(message),
    addEventListener: (type, listener) => {
      if (type === 'message') page.addEventListener('message', listener);
    },
    terminate: () => {
      hasEnded = true;
      page.close();
    },
    hasEnded: () => hasEnded,
  };
}
