import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleVehicle } from '../../src/domain/vehicle/example-vehicle.ts';
import { meilisearchApi } from './meilisearch-api.ts';
import { pushIndex } from './push-index.ts';
import { searchOnlyKey } from './search-key.ts';

const ADMIN = 'admin-secret';
type Stored = { primaryKey: string; documents: Map<string, object>; settings: object };
type Fault = 'none' | 'task-fails' | 'loses-one' | 'html';

let indexes: Map<string, Stored>;
let keys: object[];
let tasks: { status: string; error?: { message: string } }[];
let fault: Fault;
let server: Server;
let host: string;

/** The routes a push uses, with the answers of Meilisearch: writes are tasks that have ended when they are asked for. */
function answer(method: string, path: string, body: unknown): { status: number; body: unknown } {
  const index = /^\/indexes\/([^/?]+)/.exec(path)?.[1] ?? '';
  const stored = indexes.get(index);
  const task = (work: () => void): { status: number; body: unknown } => {
    const isFailing = fault === 'task-fails' && path.endsWith('/documents');
    if (!isFailing) work();
    tasks.push(
      isFailing
        ? { status: 'failed', error: { message: 'No space left on device' } }
        : { status: 'succeeded' },
    );
    return { status: 202, body: { taskUid: tasks.length - 1, status: 'enqueued' } };
  };
  if (method === 'GET' && path.startsWith('/tasks/'))
    return { status: 200, body: tasks[Number(path.slice(7))] };
  if (method === 'GET' && path.startsWith('/indexes?'))
    return { status: 200, body: { results: [...indexes.keys()].map((uid) => ({ uid })) } };
  if (method === 'GET' && path.endsWith('/stats'))
    return { status: 200, body: { numberOfDocuments: stored?.documents.size } };
  if (method === 'GET' && path.startsWith('/keys')) return { status: 200, body: { results: keys } };
  if (path === '/keys') {
    const key = { ...(body as object), key: `key${keys.length}` };
    keys.push(key);
    return { status: 201, body: key };
  }
  if (path === '/indexes') {
    const { uid, primaryKey } = body as { uid: string; primaryKey: string };
    return task(() => indexes.set(uid, { primaryKey, documents: new Map(), settings: {} }));
  }
  if (path === '/swap-indexes') {
    const [{ indexes: [a, b] = ['', ''] } = { indexes: ['', ''] }] = body as { indexes: string[] }[];
    const pair = [indexes.get(a!), indexes.get(b!)];
    if (!pair[0] || !pair[1]) return { status: 400, body: { message: `Index \`${a}\` not found.` } };
    return task(() => void indexes.set(a!, pair[1]!).set(b!, pair[0]!));
  }
  if (!stored)
    return { status: 404, body: { message: `Index \`${index}\` not found.`, code: 'index_not_found' } };
  if (method === 'DELETE') return task(() => indexes.delete(index));
  if (method === 'PATCH') return task(() => (stored.settings = body as object));
  return task(() => {
    const list = (body as Record<string, string>[]).slice(fault === 'loses-one' ? 1 : 0);
    for (const document of list) {
      expect(document[stored.primaryKey]).toMatch(/^[\w-]{1,511}$/);
      stored.documents.set(document[stored.primaryKey]!, document);
    }
  });
}

beforeEach(async () => {
  [indexes, keys, tasks, fault] = [new Map(), [], [], 'none'];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      if (fault === 'html') {
        response.end('<h1>Sign in</h1>');
        return;
      }
      const isAdmin = request.headers.authorization === `Bearer ${ADMIN}`;
      const { status, body } = isAdmin
        ? answer(request.method ?? '', request.url ?? '', text ? JSON.parse(text) : undefined)
        : { status: 403, body: { message: 'The provided API key is invalid.' } };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.closeAllConnections());

const stock = (count: number) => ({
  index: 'cars',
  vehicles: Array.from({ length: count }, (_, at) => exampleVehicle({ id: `a/${at} é`, price: 1000 + at })),
  settings: { synonyms: { ute: ['utility'] } },
});
const NOW = new Date('2026-11-21T03:00:00Z');
const push = (count: number, told: string[] = [], key = ADMIN) =>
  pushIndex(meilisearchApi(host, key), stock(count), NOW, (text) => told.push(text));

test('S16 a first push makes the index, with settings, keys that the server takes, and every car', async () => {
  const told: string[] = [];
  expect(await push(2300, told)).toBe(2300);
  expect([...indexes.keys()]).toEqual(['cars']);
  expect(indexes.get('cars')?.settings).toMatchObject({
    synonyms: { ute: ['utility'] },
    pagination: { maxTotalHits: 2300 },
  });
  expect(told).toContain('1000 of 2300 sent');
});

test('S16 a second push replaces the first, and what a killed push left is removed', async () => {
  await push(5);
  indexes.set('cars__push_1', { primaryKey: 'document_key', documents: new Map(), settings: {} });
  expect(await push(3)).toBe(3);
  expect([...indexes.keys()]).toEqual(['cars']);
});

test.each<[Fault, string]>([
  ['task-fails', 'No space left on device'],
  ['loses-one', 'holds 2 documents, 3 were sent'],
])('S16 when a push %s the live index stays as it was and the fresh one goes', async (what, words) => {
  await push(5);
  fault = what;
  await expect(push(3)).rejects.toThrow(words);
  expect([...indexes.keys()]).toEqual(['cars']);
  expect(indexes.get('cars')?.documents.size).toBe(5);
});

test('S16 a server that is none, is down, or refuses is named, and the key never is', async () => {
  fault = 'html';
  await expect(push(1)).rejects.toThrow('Is MEILI_HOST a Meilisearch server?');
  fault = 'none';
  await expect(push(1, [], 'wrong')).rejects.toThrow('Check MEILI_ADMIN_KEY.');
  const down = pushIndex(meilisearchApi('http://127.0.0.1:9', ADMIN), stock(1), NOW, () => {});
  await expect(down).rejects.toThrow('is the server up?');
  await expect(down).rejects.not.toThrow(ADMIN);
});

test('S16 the key for shoppers can search one index only, and is made once', async () => {
  const api = meilisearchApi(host, ADMIN);
  keys.push(
    { key: 'writes', actions: ['*'], indexes: ['cars'] },
    { key: 'wide', actions: ['search'], indexes: ['*'] },
  );
  const key = await searchOnlyKey(api, 'cars');
  expect(keys.at(-1)).toMatchObject({ key, actions: ['search'], indexes: ['cars'] });
  expect(await searchOnlyKey(api, 'cars')).toBe(key);
});
