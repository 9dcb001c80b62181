import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCardShard, readIndex } from '../search-engine/read-index.ts';
import {
  indexFilePath,
  SEARCH_INDEX_FOLDER,
  SEARCH_MANIFEST_PATH,
} from '../domain/search/search-manifest.ts';
import { SearchSettings } from '../domain/search/search-settings.ts';
import { drawnRank } from '../domain/vehicle/drawn-rank.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { writeSearchIndex } from './search-index.ts';

let outFolder = '';
beforeEach(async () => {
  outFolder = await mkdtemp(path.join(tmpdir(), 'search-index-'));
});
afterEach(() => rm(outFolder, { recursive: true }));

const SERVER = { host: 'https://search.example/path', index: 'cars', search_key: 'only-search' };
const stock = (price: number, count = 30) =>
  Array.from({ length: count }, (_, at) => exampleVehicle({ id: `v${at}`, price: price + at }));
const write = async (given: object = {}, vehicles = stock(10_000)) =>
  (await writeSearchIndex({ vehicles, tenant: { search: SearchSettings.parse(given) }, outFolder })).figures;
const inFolder = (address: string): string => path.join(outFolder, address);
const sentWith = (quality: number, bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
const manifest = async (): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(inFolder(SEARCH_MANIFEST_PATH), 'utf8'));

test('S16 a site is written its index, and a manifest that leads to it', async () => {
  const written = await write();
  const { folder, ...named } = await manifest();
  expect(named).toEqual({ engine: 'embedded', indexUid: 'vehicles', rows: 30, cards: 1 });
  expect(folder).toMatch(/^[0-9a-f]{10}$/);
  const core = await readFile(inFolder(indexFilePath(String(folder), 'core')));
  const read = readIndex(core);
  const index = read.ok ? read.value : expect.fail(read.error);
  expect(index.header.rows).toBe(30);
  expect(readCardShard(await readFile(inFolder(indexFilePath(String(folder), 0))), index).ok).toBe(true);
  expect(written).toMatchObject({ engine: 'embedded', rows: 30, coreBytes: core.length });
  expect(written.coreBrotliBytes).toBe(sentWith(5, core));
});

test('S16 the size of a large index is told as hosts send it, to two hundredths of more effort', async () => {
  const vehicles = stock(10_000, 6_000).map((vehicle, at) => ({
    ...vehicle,
    model: `Model ${drawnRank(`model ${at}`) % 90}`,
    price: 990 + 1_000 * (drawnRank(`price ${at}`) % 90),
    km: drawnRank(`km ${at}`) % 200_000,
  }));
  const written = await write({}, vehicles);
  const { folder } = await manifest();
  const core = await readFile(inFolder(indexFilePath(String(folder), 'core')));
  expect(core.length).toBeGreaterThan(64 * 1024);
  const sent = sentWith(9, core);
  expect(Math.abs(written.coreBrotliBytes - sent)).toBeLessThan(sent / 50);
});

test('S16 the folder is named by its contents: the same stock keeps it, another price moves it', async () => {
  await write();
  const { folder } = await manifest();
  await write();
  expect((await manifest())['folder']).toBe(folder);
  await write({}, stock(10_001));
  const moved = (await manifest())['folder'];
  expect(moved).not.toBe(folder);
  expect(await readdir(inFolder(SEARCH_INDEX_FOLDER))).toEqual([moved]);
});

test('S16 what only cards show moves the folder too, for its files are kept for ever', async () => {
  await write();
  const { folder } = await manifest();
  const core = await readFile(inFolder(indexFilePath(String(folder), 'core')));
  const repriced = stock(10_000).map((vehicle) => ({ ...vehicle, series: 'II' }));
  await write({}, repriced);
  const moved = String((await manifest())['folder']);
  expect(moved).not.toBe(folder);
  expect(await readFile(inFolder(indexFilePath(moved, 'core')))).toEqual(core);
});

test('S16 a site that a server answers is written no index, and the origin of the server alone', async () => {
  await write();
  const written = await write({ engine: 'meilisearch', meilisearch: SERVER });
  expect(await manifest()).toEqual({
    engine: 'meilisearch',
    indexUid: 'cars',
    rows: 30,
    host: 'https://search.example',
    searchKey: 'only-search',
  });
  expect(await readdir(outFolder)).toEqual([path.basename(SEARCH_MANIFEST_PATH)]);
  expect(written).toMatchObject({ engine: 'meilisearch', why: "search.engine is 'meilisearch'" });
});

test('S16 a server asked for without its key stops the build, and what is there stays', async () => {
  await write();
  const before = await manifest();
  const meilisearch = { host: 'https://search.example', index: 'cars' };
  await expect(write({ engine: 'meilisearch', meilisearch })).rejects.toThrow('has no search_key');
  expect(await manifest()).toEqual(before);
});

test('S16 a site without a car has an index all the same', async () => {
  expect(await write({}, [])).toMatchObject({ engine: 'embedded', rows: 0 });
  const { folder, rows } = await manifest();
  expect(rows).toBe(0);
  expect(readIndex(await readFile(inFolder(indexFilePath(String(folder), 'core')))).ok).toBe(true);
});
