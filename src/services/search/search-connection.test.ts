import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerRequest } from '../../search-engine/answer-request.ts';
import { createEngine } from '../../search-engine/engine.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { INDEX_VERSION } from '../../search-engine/index-format.ts';
import { indexFilePath, SEARCH_MANIFEST_PATH } from '../../domain/search/search-manifest.ts';
import { exampleFiles, fetchFrom } from './example-index.fixture.ts';
import { fetchVehicles, multiSearch } from './find-vehicles.ts';
import { RECORDED_REQUESTS } from './recorded-requests.fixture.ts';
import { openRemote } from './remote-transport.ts';
import { createSearchConnection, type SearchConnection } from './search-connection.ts';
import { SearchFailure } from './search-failure.ts';

const CORE = indexFilePath('edition0', 'core');
const CARD = indexFilePath('edition0', 0);
const MOUNT = { body: JSON.stringify(RECORDED_REQUESTS['mount']?.body) };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** Starts a server on this machine and answers its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A connection whose manifest names a Meilisearch server. */
function remoteConnection(host: string): SearchConnection {
  const manifest = { engine: 'meilisearch', indexUid: 'vehicles', rows: 60, host, searchKey: 'only-search' };
  const bytes = new TextEncoder().encode(JSON.stringify(manifest));
  const files = fetchFrom(new Map([[SEARCH_MANIFEST_PATH, bytes]]));
  return createSearchConnection((address, init) =>
    String(address).startsWith('http') ? fetch(address, init) : files.fetch(address, init),
  );
}

/** A server that answers as Meilisearch would, from the same index. */
async function searchServer(): Promise<string> {
  const files = exampleFiles();
  const read = readIndex(files.get(CORE)!);
  const engine = createEngine(read.ok ? read.value : expect.fail(read.error));
  engine.addCards(files.get(CARD)!);
  return serve((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const isKeyRight = request.headers.authorization === 'Bearer only-search';
      const path = request.url ?? '';
      const answer = answerRequest(new Map([['vehicles', engine]]), {
        method: request.method ?? '',
        path,
        body,
      });
      response.writeHead(isKeyRight ? answer.status : 403, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
}

async function failureOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return error instanceof SearchFailure ? error.kind : String(error);
  }
  return 'none';
}

test.each(Object.entries(RECORDED_REQUESTS))(
  'S16 the recorded request of %s is answered alike in the browser and over HTTP',
  async (_, { path, body }) => {
    const embedded = createSearchConnection(fetchFrom(exampleFiles()).fetch);
    const remote = remoteConnection(await searchServer());
    const init = { body: JSON.stringify(body) };
    const answer = await embedded.send(`https://embedded.invalid${path}`, init);
    expect(answer).toEqual(await remote.send(`https://embedded.invalid${path}`, init));
    expect(JSON.stringify(answer).length).toBeGreaterThan(60);
  },
);

test('S16 nothing is fetched before there is intent, nor for the client’s own first question', async () => {
  const { fetch, asked } = fetchFrom(exampleFiles());
  const connection = createSearchConnection(fetch);
  const queries = [{ indexUid: 'vehicles', facets: ['make'], hitsPerPage: 21, page: 1 }];
  expect(await connection.send('/multi-search', { body: JSON.stringify({ queries }) })).toMatchObject({
    results: [{ hits: [], facetDistribution: {} }],
  });
  expect(asked).toEqual([]);
  await connection.prepare();
  await connection.prepare();
  expect(asked).toEqual([SEARCH_MANIFEST_PATH, CORE]);
  await connection.send('/multi-search', MOUNT);
  expect(asked).toEqual([SEARCH_MANIFEST_PATH, CORE, CARD]);
});

test('S14 a request that was answered is answered from memory, the oldest of a hundred falls', async () => {
  const connection = createSearchConnection(fetchFrom(exampleFiles()).fetch);
  const ask = (limit: number) =>
    connection.send('/multi-search', {
      body: JSON.stringify({ queries: [{ indexUid: 'vehicles', q: '', limit }] }),
    });
  const first = await ask(1);
  expect(await ask(1)).toBe(first);
  for (let limit = 2; limit <= 101; limit++) await ask(limit);
  const again = await ask(1);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

const cut = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.length / 2);
const changed = (bytes: Uint8Array): Uint8Array => bytes.with(bytes.length - 5, bytes.at(-5)! ^ 1);
const otherVersion = (bytes: Uint8Array): Uint8Array => bytes.with(4, INDEX_VERSION + 1);
const html = (): Uint8Array => new TextEncoder().encode('<!doctype html><title>Wi-Fi sign-in</title>');

test.each([
  ['a core file cut in half', CORE, cut, 'corrupt-index'],
  ['a changed core file', CORE, changed, 'corrupt-index'],
  ['a core file of another version', CORE, otherVersion, 'other-version'],
  ['a page in place of the core file', CORE, html, 'corrupt-index'],
  ['a card file cut in half', CARD, cut, 'corrupt-index'],
  ['a page in place of the manifest', SEARCH_MANIFEST_PATH, html, 'bad-answer'],
  ['a manifest that names nothing', SEARCH_MANIFEST_PATH, () => new TextEncoder().encode('{}'), 'bad-answer'],
])(
  'S13 %s fails with a reason, and the next search works once it is right',
  async (_, address, damage, kind) => {
    const files = exampleFiles();
    const whole = files.get(address)!;
    files.set(address, damage(whole));
    const connection = createSearchConnection(fetchFrom(files).fetch);
    expect(await failureOf(connection.send('/multi-search', MOUNT))).toBe(kind);
    files.set(address, whole);
    expect(await failureOf(connection.send('/multi-search', MOUNT))).toBe('none');
  },
);

test.each([
  ['the core file', CORE],
  ['a card file', CARD],
])('S13 a damaged copy of %s in a cache is got over at once', async (_, address) => {
  const files = exampleFiles();
  const cached = new Map(files).set(address, cut(files.get(address)!));
  const connection = createSearchConnection((request, init) =>
    fetchFrom(init?.cache === 'reload' ? files : cached).fetch(request, init),
  );
  expect(await failureOf(connection.send('/multi-search', MOUNT))).toBe('none');
});

test('S13 files that are missing, or no network at all, fail with a reason', async () => {
  expect(await failureOf(createSearchConnection(fetchFrom(new Map()).fetch).prepare())).toBe('not-found');
  const offline = createSearchConnection(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf(offline.prepare())).toBe('offline');
});

test('S16 a publish between core and cards is noticed and begun anew', async () => {
  const before = exampleFiles(0);
  const after = exampleFiles(1);
  const files = new Map(before);
  const connection = createSearchConnection(fetchFrom(files).fetch);
  await connection.prepare();
  files.clear();
  for (const [address, bytes] of after) files.set(address, bytes);
  // A host that answers old addresses with new files.
  files.set(CARD, after.get(indexFilePath('edition1', 0))!);
  const answer = await connection.send('/multi-search', MOUNT);
  expect(JSON.stringify(answer)).toContain('"price":10991');
});

test('S16 of several requests that meet a new publish, one fetches it for all', async () => {
  const files = exampleFiles(0);
  const { fetch, asked } = fetchFrom(files);
  const connection = createSearchConnection(fetch);
  await connection.prepare();
  files.clear();
  for (const [address, bytes] of exampleFiles(1)) files.set(address, bytes);
  asked.length = 0;
  const query = (limit: number) => JSON.stringify({ queries: [{ indexUid: 'vehicles', q: '', limit }] });
  await Promise.all([1, 2, 3].map((limit) => connection.send('/multi-search', { body: query(limit) })));
  const edition = indexFilePath('edition1', 'core');
  expect(asked).toEqual([CARD, SEARCH_MANIFEST_PATH, edition, indexFilePath('edition1', 0)]);
});

test.each<[string, RequestListener, string]>([
  ['answers 403', (_, response) => response.writeHead(403).end('{"code":"invalid_api_key"}'), 'refused'],
  ['answers 404', (_, response) => response.writeHead(404).end('{"code":"index_not_found"}'), 'not-found'],
  [
    'has no such index',
    (_, response) => response.writeHead(400).end('{"code":"index_not_found"}'),
    'not-found',
  ],
  ['answers 500', (_, response) => response.writeHead(500).end(), 'refused'],
  ['answers a page', (_, response) => response.end('<h1>Maintenance</h1>'), 'bad-answer'],
  ['hangs up', (request) => request.destroy(), 'offline'],
])('S13 a Meilisearch server that %s', async (_, listener, kind) => {
  const connection = remoteConnection(await serve(listener));
  expect(await failureOf(connection.send('/multi-search', MOUNT))).toBe(kind);
});

test('S13 a Meilisearch server that is down, or slow', async () => {
  const down = remoteConnection('http://127.0.0.1:9');
  expect(await failureOf(down.send('/multi-search', MOUNT))).toBe('offline');
  const host = await serve(() => {});
  const manifest = { engine: 'meilisearch', indexUid: 'vehicles', rows: 1, host, searchKey: 'x' } as const;
  expect(await failureOf(openRemote(manifest, fetch, 50).send('/multi-search', '{}'))).toBe('timeout');
});

test.each([
  'x'.repeat(10_000),
  '\u0000\u0007\u001b',
  'مرحبا',
  "'; DROP TABLE cars; --",
  '<script>alert(1)</script>',
])('S14 a query of %j is answered', async (q) => {
  const connection = createSearchConnection(fetchFrom(exampleFiles()).fetch);
  const [answer] = await multiSearch([{ q, limit: 3 }], connection);
  expect(Array.isArray(answer?.hits)).toBe(true);
});

test('S15 a curated list is fetched by a filter and a limit, several at once by one request', async () => {
  const { fetch, asked } = fetchFrom(exampleFiles());
  const connection = createSearchConnection(fetch);
  const cars = await fetchVehicles(
    { filter: 'make = "Rowan"', limit: 4, attributes: ['make', 'path'], sort: ['price:desc'] },
    connection,
  );
  expect(cars).toHaveLength(4);
  for (const car of cars) expect(car['make']).toBe('Rowan');
  const answers = await multiSearch(
    [
      { filter: 'make = "Birch"', limit: 2 },
      { q: 'alder', limit: 1 },
    ],
    connection,
  );
  expect(answers.map(({ hits }) => hits.length)).toEqual([2, 1]);
  expect(asked).toHaveLength(3);
});
