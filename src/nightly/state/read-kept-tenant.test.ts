import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMachine, type Machine, type Stock } from '../night.fixture.ts';
import { readKeptTenant } from './read-kept-tenant.ts';
import { startS3Server, type S3Server } from './s3-server.fixture.ts';
import { storedState } from './stored-state.ts';

const NOW = new Date('2026-11-22T16:00:00Z');
const HEAD = 'forecourt/one/head.json';

let server: S3Server;
let machine: Machine;
const stock: Stock = {};
beforeEach(async () => {
  server = await startS3Server();
  stock['one'] = ['a', 'b'];
  machine = await startMachine(stock);
});
afterEach(async () => {
  await machine.remove();
  await server.close();
});

const stateOf = (night: string, shard: string) =>
  storedState({
    store: server.store,
    prefix: 'forecourt',
    place: machine,
    night,
    run: `night ${night} on m`,
    shard,
    isTakenOver: false,
    now: () => NOW,
  });
const nightOf = (night: string, shard = '1/4') =>
  machine.night(['one'], { night, state: stateOf(night, shard) });
const read = (store = server.store) => readKeptTenant({ store, prefix: 'forecourt' }, 'one');
const glances = (): string[] => [...server.objects.keys()].filter((key) => key.includes('/glances/'));

test('O3 of a tenant whose state is in a storage the nights, the releases and who wrote last are read, in two requests', async () => {
  await nightOf('n1');
  stock['one'] = ['c'];
  const [entry] = await nightOf('n2', '3/4');
  server.requests.length = 0;
  const kept = await read();
  expect(kept.nights.map(({ night }) => night)).toEqual(['n1', 'n2']);
  expect(kept.nights[1]).toEqual(entry);
  expect(kept.releases).toHaveLength(2);
  expect(kept.live).toBe(entry?.release);
  expect(kept.writer).toEqual({ run: 'night n2 on m', shard: '3/4', at: NOW.toISOString() });
  expect(server.requests).toEqual([`GET ${HEAD}`, `GET ${glances()[0]}`]);
});

test('O3 there is one glance of a tenant, which a night puts in place of the last and never takes for left over', async () => {
  await nightOf('n1');
  const [first = ''] = glances();
  server.writtenAt.set(first, NOW.getTime() - 48 * 3_600_000);
  const state = stateOf('n2', '1/4');
  await state.open('one');
  expect(glances()).toEqual([first]);
  // Who wrote last is still known while a run has the state.
  expect((await read()).writer?.run).toBe('night n1 on m');
  const [entry] = (await read()).nights;
  await state.keep('one', entry!);
  expect(glances()).toHaveLength(1);
  expect(glances()).not.toEqual([first]);
});

test('O3 a night that ends while the board is read is seen', async () => {
  await nightOf('n1');
  let isFirst = true;
  const slow = async (key: string) => {
    if (key.includes('/glances/') && isFirst) {
      isFirst = false;
      await nightOf('n2');
    }
    return server.store.read(key);
  };
  expect((await read({ ...server.store, read: slow })).nights.map(({ night }) => night)).toEqual([
    'n1',
    'n2',
  ]);
});

test('O3 a tenant that no night has done has nothing, and one of nights before there were glances its last night', async () => {
  expect(await read()).toEqual({ nights: [], releases: [] });
  const [entry] = await nightOf('n1');
  const {
    glance: _glance,
    writer: _writer,
    ...head
  } = JSON.parse(server.objects.get(HEAD)!.toString()) as {
    glance: string;
    writer: object;
  };
  server.objects.set(HEAD, Buffer.from(JSON.stringify(head)));
  expect(await read()).toMatchObject({ nights: [entry], releases: [] });
});

test.each([
  ['a head that is no JSON', () => HEAD, Buffer.from('{'), /head\.json is damaged in the storage/],
  ['a head of a newer version', () => HEAD, Buffer.from('{"version":9}'), /written by a newer version/],
  ['a glance that is none', () => glances()[0]!, Buffer.from('x'), /head\.json is damaged/],
  ['a glance that is missing', () => glances()[0]!, undefined, /glances\/\S+ is missing in the storage/],
])('O3 %s is named', async (_, keyOf, body, words) => {
  await nightOf('n1');
  if (body) server.objects.set(keyOf(), body);
  else server.objects.delete(keyOf());
  await expect(read()).rejects.toThrow(words);
});
