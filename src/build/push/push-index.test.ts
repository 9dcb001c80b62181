import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { meilisearchApi } from './meilisearch-api.ts';
import { startMeilisearch, type Request } from './meilisearch-server.fixture.ts';
import { pushIndex } from './push-index.ts';

const ADMIN = 'admin-secret-0123456789';
const NOW = new Date('2026-11-21T03:00:00Z');
const FRESH = `cars__push_${NOW.getTime()}`;

let server: Awaited<ReturnType<typeof startMeilisearch>>;
beforeEach(async () => {
  server = await startMeilisearch(ADMIN);
});
afterEach(() => server.stop());

const stock = (count: number) => ({
  index: 'cars',
  vehicles: Array.from({ length: count }, (_, at) => exampleVehicle({ id: `a/${at} é`, price: 1000 + at })),
  settings: { synonyms: { beech: ['alder'], oak: ['no such tree'] } },
  locations: [],
});
const push = (count: number, told: string[] = [], patience?: number) =>
  pushIndex(meilisearchApi(server.host, ADMIN, 'MEILI_ADMIN_KEY', patience), stock(count), NOW, (text) =>
    told.push(text),
  );
const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it worked',
    (error: Error) => error.message,
  );
const isAt = (request: Request, method: string, end: string): boolean =>
  request.method === method && request.path.endsWith(end);

describe('S16 what a push leaves', () => {
  test('S16 a first push makes the index, with settings and every car under its own id', async () => {
    const told: string[] = [];
    expect(await push(2300, told)).toEqual({ documents: 2300 });
    expect(server.stored.names()).toEqual(['cars']);
    const { settings, documents } = server.stored.all.get('cars')!;
    expect(settings).toMatchObject({
      synonyms: { beech: ['alder'] },
      typoTolerance: { disableOnAttributes: ['number', 'vin', 'plate', 'number_figures'] },
      pagination: { maxTotalHits: 2300 },
    });
    const [key, document] = [...documents].find((entry) => entry[1]['id'] === 'a/7 é')!;
    expect(document).toMatchObject({ document_key: key });
    expect(Buffer.from(key, 'base64url').toString()).toBe('a/7 é');
    expect(told).toContain('sent 1,000 of 2,300 cars');
    expect(told).toContain('indexing batch 3 of 3');
  });

  test('S16 cars are sent in row order, which decides on the server what comes first among equals', async () => {
    const vehicles = [
      { id: 'c', make: 'Rowan' },
      { id: 'b', make: 'Alder', model: 'Brook', year: 2021 },
      { id: 'a', make: 'Alder', model: 'Brook', year: 2021 },
      { id: 'd', make: 'Alder', model: 'Brook', year: 2019 },
    ].map(exampleVehicle);
    const api = meilisearchApi(server.host, ADMIN, 'MEILI_ADMIN_KEY');
    await pushIndex(
      api,
      { index: 'cars', vehicles, settings: { synonyms: {} }, locations: [] },
      NOW,
      () => {},
    );
    const sent = [...server.stored.all.get('cars')!.documents.values()];
    expect(sent.map((document) => document['id'])).toEqual(['d', 'a', 'b', 'c']);
  });

  test('S16 the settings are there before the first car, and nothing is sent to the live index', async () => {
    await push(5);
    server.requests.length = 0;
    await push(3);
    const writes = server.requests.filter(({ method }) => method !== 'GET').map(({ path }) => path);
    expect(writes).toEqual([
      '/indexes',
      `/indexes/${FRESH}/settings`,
      `/indexes/${FRESH}/documents`,
      '/swap-indexes',
      `/indexes/${FRESH}`,
    ]);
  });

  test('S16 a second push replaces the first, and what killed pushes left is removed', async () => {
    await push(5);
    for (const name of ['cars__push_1', 'cars__push_22', 'cars__push_mine', 'cars-two__push_1', 'vans'])
      server.stored.create(name, 'document_key');
    expect(await push(3)).toEqual({ documents: 3 });
    expect(server.stored.names()).toEqual(['cars', 'cars-two__push_1', 'cars__push_mine', 'vans']);
    expect(server.stored.all.get('cars')?.documents.size).toBe(3);
  });

  test('S16 the lists of a server with many indexes are read to their end', async () => {
    for (let at = 0; at < 450; at += 1) server.stored.create(`a${at}`, null);
    server.stored.create('cars__push_1', 'document_key');
    await push(2);
    expect(server.stored.names().filter((name) => name.startsWith('cars'))).toEqual(['cars']);
  });

  test('S16 an old index that cannot be removed is told, and the push has worked', async () => {
    await push(5);
    server.fault = (request) =>
      request.method === 'DELETE' ? { status: 500, body: { message: 'x' } } : undefined;
    expect(await push(3)).toEqual({ documents: 3, left: FRESH });
    expect(server.stored.all.get('cars')?.documents.size).toBe(3);
  });
});

describe('S16 what stops a push before the swap leaves the live index and removes the fresh one', () => {
  const full = { message: 'No space left on device', code: 'no_space_left_on_device' };
  const failing = (kind: string) => {
    const { set, add } = server.stored;
    if (kind === 'settings') server.stored.set = () => ({ ...full, type: 'internal', link: '' });
    if (kind === 'documents') server.stored.add = () => ({ ...full, type: 'internal', link: '' });
    if (kind === 'loses one')
      server.stored.add = (uid, documents) => add.call(server.stored, uid, documents.slice(1));
    if (kind === 'swap') server.stored.swap = () => ({ ...full, type: 'internal', link: '' });
    // Another push removed the index: the server makes it anew with the first documents.
    if (kind === 'removed')
      server.stored.set = (uid, settings) => {
        set.call(server.stored, uid, settings);
        return server.stored.remove(uid);
      };
  };
  test.each([
    ['settings', 'No space left on device'],
    ['documents', 'No space left on device'],
    ['loses one', 'holds 2 documents, 3 were sent'],
    ['removed', 'Is another push of this tenant running?'],
    ['swap', 'No space left on device'],
  ])('S16 a task: %s', async (kind, words) => {
    await push(5);
    failing(kind);
    // Ids that the server would take as they are, so that nothing else fails.
    const vehicles = ['v1', 'v2', 'v3'].map((id) => exampleVehicle({ id }));
    const api = meilisearchApi(server.host, ADMIN, 'MEILI_ADMIN_KEY');
    const message = await messageOf(pushIndex(api, { ...stock(0), vehicles }, NOW, () => {}));
    expect(message).toContain(words);
    expect(message).toContain('The live index is as it was.');
    expect(server.stored.names()).toEqual(['cars']);
    expect(server.stored.all.get('cars')?.documents.size).toBe(5);
  });

  test('S16 a first push that fails leaves nothing', async () => {
    failing('documents');
    expect(await messageOf(push(3))).toContain('No space left on device');
    expect(server.stored.names()).toEqual([]);
  });

  test('S16 a payload that the server refuses', async () => {
    await push(5);
    server.fault = (request) =>
      isAt(request, 'POST', '/documents')
        ? { status: 413, body: { message: 'The provided payload reached the size limit.', code: 'x' } }
        : undefined;
    expect(await messageOf(push(3))).toMatch(/413, The provided payload.*\nThe live index is as it was\.$/);
    expect(server.stored.names()).toEqual(['cars']);
  });

  test('S16 when the clean-up fails too, the first reason stays, and what was left is named', async () => {
    failing('documents');
    server.fault = ({ method }) => (method === 'DELETE' ? 'drop' : undefined);
    const message = await messageOf(push(3));
    expect(message).toContain('No space left on device');
    expect(message).toContain(`${FRESH} could not be removed; the next push does it.`);
  });
});

test('S16 a swap whose end nobody saw is not called undone, and the tidying cannot harm it', async () => {
  await push(5);
  let isSwapping = false;
  server.fault = (request) => {
    isSwapping ||= request.path === '/swap-indexes';
    return isSwapping && request.path.startsWith('/tasks/')
      ? { status: 404, body: { message: 'Task not found.', code: 'task_not_found' } }
      : undefined;
  };
  const message = await messageOf(push(3));
  expect(message).toContain('whether it was done is not known');
  expect(message).not.toContain('as it was');
  server.fault = () => undefined;
  expect(await push(4)).toEqual({ documents: 4 });
  expect(server.stored.names()).toEqual(['cars']);
});

test('S16 a server that drops a few looks at a task is asked again', async () => {
  let looks = 0;
  server.fault = ({ path }) => (path.startsWith('/tasks/') && looks++ % 6 < 5 ? 'drop' : undefined);
  expect(await push(3)).toEqual({ documents: 3 });
});

test('S16 a car whose id is too long to send is named, before anything is sent', async () => {
  const vehicles = [exampleVehicle({ id: 'é'.repeat(192), path: '/cars/the-one' })];
  const api = meilisearchApi(server.host, ADMIN, 'MEILI_ADMIN_KEY');
  const message = await messageOf(pushIndex(api, { ...stock(0), vehicles }, NOW, () => {}));
  expect(message).toMatch(/\/cars\/the-one.*384 bytes.*383 at most/);
  expect(server.requests).toEqual([]);
});
