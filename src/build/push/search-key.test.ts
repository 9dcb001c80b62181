import { afterEach, beforeEach, expect, test } from 'vitest';
import { meilisearchApi, type MeilisearchApi } from './meilisearch-api.ts';
import { startMeilisearch } from './meilisearch-server.fixture.ts';
import { shoppersKey } from './search-key.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const plain = { actions: ['search'], indexes: ['cars'], expiresAt: null };

let server: Awaited<ReturnType<typeof startMeilisearch>>;
let api: MeilisearchApi;
beforeEach(async () => {
  server = await startMeilisearch('admin-secret');
  api = meilisearchApi(server.host, 'admin-secret', 'MEILI_ADMIN_KEY');
});
afterEach(() => server.stop());

const keyFor = (named?: string, isRotation = false) =>
  shoppersKey(api, { index: 'cars', named, isRotation }, NOW);

test('S16 the key for shoppers can search one index only, never expires, and is made once', async () => {
  const { key } = await keyFor();
  expect(server.keys.at(-1)).toMatchObject({ ...plain, key });
  expect(await keyFor()).toEqual({ key, namedProblem: undefined });
  expect(server.keys).toHaveLength(2);
});

test.each([
  ['writes', { actions: ['*'] }, 'can do other things than search (*)'],
  [
    'adds',
    { actions: ['search', 'documents.add'] },
    'can do other things than search (search, documents.add)',
  ],
  ['wide', { indexes: ['*'] }, 'is for other indexes than cars alone (*)'],
  ['shared', { indexes: ['cars', 'vans'] }, 'is for other indexes than cars alone (cars, vans)'],
  ['prefix', { indexes: ['cars*'] }, 'is for other indexes than cars alone (cars*)'],
  ['late', { expiresAt: '2026-11-20T00:00:00Z' }, 'has expired (2026-11-20T00:00:00Z)'],
])('S16 a key that %s is never given to shoppers, and named it is told', async (name, change, problem) => {
  server.keys.push({ ...plain, key: name, ...change });
  const { key, namedProblem } = await keyFor(name);
  expect(key).not.toBe(name);
  expect(namedProblem).toBe(problem);
});

test('S16 a key that the server does not have is told', async () => {
  expect((await keyFor('elsewhere')).namedProblem).toBe('is no key of this server');
});

test('S16 of several good keys the named one stays, also one that will expire', async () => {
  server.keys.push({ ...plain, key: 'first' });
  server.keys.push({ ...plain, key: 'named', expiresAt: '2027-01-01T00:00:00Z' });
  expect(await keyFor('named')).toEqual({ key: 'named', namedProblem: undefined });
  expect((await keyFor()).key).toBe('first');
});

test('S16 a rotation makes another key and leaves the first, which shoppers still use', async () => {
  server.keys.push({ ...plain, key: 'named' });
  const { key } = await keyFor('named', true);
  expect(key).not.toBe('named');
  expect(server.keys.map((one) => one.key)).toContain('named');
});
