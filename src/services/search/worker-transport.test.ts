import { expect, test } from 'vitest';
import { indexFilePath, SEARCH_MANIFEST_PATH, WORKER_ROWS } from '../../domain/search/search-manifest.ts';
import { channelWorker } from './channel-worker.fixture.ts';
import { openEmbedded } from './embedded-transport.ts';
import { exampleFiles, fetchFrom } from './example-index.fixture.ts';
import { fileLoader } from './load-file.ts';
import { RECORDED_REQUESTS } from './recorded-requests.fixture.ts';
import { createSearchConnection } from './search-connection.ts';
import type { SearchFailure } from './search-failure.ts';
import { openInWorker } from './worker-transport.ts';

const manifest = {
  engine: 'embedded',
  indexUid: 'vehicles',
  rows: 60,
  folder: 'edition0',
  cards: 1,
} as const;
const CORE = indexFilePath('edition0', 'core');

const failureOf = (work: Promise<unknown>): Promise<SearchFailure> =>
  work.then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error as SearchFailure,
  );

/** The example's files with a manifest of that many cars. */
function filesOf(rows: number, edition = 0): Map<string, Uint8Array> {
  const content = JSON.stringify({ ...manifest, folder: `edition${edition}`, rows });
  return exampleFiles(edition).set(SEARCH_MANIFEST_PATH, new TextEncoder().encode(content));
}

/** A connection that keeps count of the workers it starts. */
function connectOver(files: Map<string, Uint8Array>) {
  const { fetch, asked } = fetchFrom(files);
  const workers: ReturnType<typeof channelWorker>[] = [];
  const connection = createSearchConnection(fetch, () => {
    const worker = channelWorker(fetch);
    workers.push(worker);
    return Promise.resolve(worker);
  });
  const ended = (): boolean[] => workers.map((worker) => worker.hasEnded());
  return { connection, asked, ended };
}

const query = (limit: number) => ({
  body: JSON.stringify({ queries: [{ indexUid: 'vehicles', q: '', limit }] }),
});

test('S16 a worker answers every recorded request as the page itself would, whatever their order', async () => {
  const inWorker = await openInWorker(manifest, channelWorker(fetchFrom(exampleFiles()).fetch));
  const onPage = await openEmbedded(manifest, fileLoader(fetchFrom(exampleFiles()).fetch));
  const requests = Object.values(RECORDED_REQUESTS);
  const answers = await Promise.all(
    requests.map(({ path, body }) => inWorker.send(path, JSON.stringify(body))),
  );
  for (const [at, { path, body }] of requests.entries()) {
    expect(answers[at]).toEqual(await onPage.send(path, JSON.stringify(body)));
  }
  inWorker.close?.();
});

test('S13 what fails in a worker fails on the page with the same reason, and the worker ends', async () => {
  const files = exampleFiles().set(CORE, new Uint8Array(40));
  const worker = channelWorker(fetchFrom(files).fetch);
  const failure = await failureOf(openInWorker(manifest, worker));
  expect(failure.kind).toBe('corrupt-index');
  expect(failure.detail).toContain('core.bin');
  expect(worker.hasEnded()).toBe(true);
});

test('S13 what a worker was asked fails when it is closed, and so does what it is asked later', async () => {
  const inWorker = await openInWorker(manifest, channelWorker(fetchFrom(exampleFiles()).fetch));
  const pending = failureOf(inWorker.send('/multi-search', query(1).body));
  inWorker.close?.();
  expect((await pending).kind).toBe('other-edition');
  expect((await failureOf(inWorker.send('/multi-search', query(1).body))).kind).toBe('other-edition');
});

test.each([
  [WORKER_ROWS - 1, 0],
  [WORKER_ROWS, 1],
])('S16 for %d cars %d workers are started', async (rows, workers) => {
  const { connection, ended } = connectOver(filesOf(rows));
  expect(await connection.send('/multi-search', query(1))).toMatchObject({ results: [{}] });
  expect(ended()).toEqual(Array(workers).fill(false));
  connection.reset();
  await expect.poll(ended).toEqual(Array(workers).fill(true));
});

test('S16 a publish is begun anew in one new worker for all that was asked, and the former ends', async () => {
  const files = filesOf(WORKER_ROWS);
  const { connection, asked, ended } = connectOver(files);
  await connection.prepare();
  files.clear();
  for (const [address, bytes] of filesOf(WORKER_ROWS, 1)) files.set(address, bytes);
  asked.length = 0;
  const answers = await Promise.all([1, 2, 3].map((limit) => connection.send('/multi-search', query(limit))));
  for (const answer of answers) expect(JSON.stringify(answer)).toMatch(/"price":\d+991/);
  await expect.poll(ended).toEqual([true, false]);
  expect(asked.filter((address) => address === SEARCH_MANIFEST_PATH)).toHaveLength(1);
  connection.reset();
});

test('S13 a worker that may not start is a failure with a reason, and the next search tries again', async () => {
  const { fetch } = fetchFrom(filesOf(WORKER_ROWS));
  let tries = 0;
  const connection = createSearchConnection(fetch, () =>
    ++tries === 1
      ? Promise.reject(new TypeError('refused by the policy'))
      : Promise.resolve(channelWorker(fetch)),
  );
  const failure = await failureOf(connection.send('/multi-search', query(1)));
  expect(failure).toMatchObject({ name: 'SearchFailure', kind: 'offline' });
  expect(await connection.send('/multi-search', query(1))).toMatchObject({ results: [{}] });
  connection.reset();
});
