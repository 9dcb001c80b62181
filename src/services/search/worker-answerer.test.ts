import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { openEmbedded } from './embedded-answerer.ts';
import { exampleFiles, fetchFrom } from './example-index.fixture.ts';
import { fileLoader } from './load-file.ts';
import { RECORDED_REQUESTS } from './recorded-requests.fixture.ts';
import type { SearchFailure } from './search-failure.ts';
import { serveWorker } from './serve-worker.ts';
import { openInWorker, type WorkerLike } from './worker-answerer.ts';

const manifest = {
  engine: 'embedded',
  indexUid: 'vehicles',
  rows: 60,
  folder: 'edition0',
  cards: 1,
} as const;

/** A worker in all but its thread: the two ends of a channel. */
function connect(files: Map<string, Uint8Array>): { worker: WorkerLike; close: () => void } {
  const { port1, port2 } = new MessageChannel();
  const loadFile = fileLoader(fetchFrom(files).fetch);
  serveWorker(
    {
      postMessage: (message) => port2.postMessage(message),
      addEventListener: (_, listener) => port2.on('message', (data) => listener({ data } as never)),
    },
    loadFile,
  );
  const worker: WorkerLike = {
    postMessage: (message) => port1.postMessage(message),
    addEventListener: (type, listener) => {
      if (type === 'message') port1.on('message', (data) => listener({ data } as never));
    },
  };
  return { worker, close: () => port1.close() };
}

test('S16 a worker answers every recorded request as the page itself would, whatever their order', async () => {
  const { worker, close } = connect(exampleFiles());
  const inWorker = await openInWorker(manifest, worker);
  const onPage = await openEmbedded(manifest, fileLoader(fetchFrom(exampleFiles()).fetch));
  const requests = Object.values(RECORDED_REQUESTS);
  const answers = await Promise.all(
    requests.map(({ path, body }) => inWorker.answer(path, JSON.stringify(body))),
  );
  for (const [at, { path, body }] of requests.entries()) {
    expect(answers[at]).toEqual(await onPage.answer(path, JSON.stringify(body)));
  }
  close();
});

test('S13 what fails in a worker fails on the page with the same reason', async () => {
  const files = exampleFiles();
  files.set('/search-index/edition0/core.bin', new Uint8Array(40));
  const { worker, close } = connect(files);
  const failure: SearchFailure = await openInWorker(manifest, worker).then(
    () => expect.fail('it opened'),
    (error: unknown) => error as SearchFailure,
  );
  expect(failure.kind).toBe('corrupt-index');
  expect(failure.detail).toContain('core.bin');
  close();
});
