import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCheckedCache } from './checked-cache.ts';
import { openSharedCache } from './shared-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shared-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const PICTURE = Buffer.from('picture');

test('files lie in folders by the first letters of their stems, and are found by the next build', async () => {
  const kept = await openSharedCache(folder).keep('0a1b2c-640', PICTURE);
  expect(path.dirname(kept.file)).toBe(path.join(folder, '0a1'));
  const cache = openSharedCache(folder);
  expect(cache.fileOf('0a1b2c-640')).toBe(kept.file);
  expect(await cache.find('0a1b2c-640')).toEqual(kept);
  expect([cache.fileOf('0a1b2c-320'), await cache.find('ffffff-640')]).toEqual([undefined, undefined]);
});

test('names are read only where they are asked for, so that those of other dealers cost nothing', async () => {
  await openSharedCache(folder).keep('0a1b2c-640', PICTURE);
  await mkdir(path.join(folder, 'fff'));
  const cache = openSharedCache(folder);
  // What is put there later is seen by the first question, and by no second one.
  await rename(path.join(folder, '0a1'), path.join(folder, 'aside'));
  expect(await cache.find('fff000-640')).toBeUndefined();
  await rename(path.join(folder, 'aside'), path.join(folder, '0a1'));
  expect(await cache.find('0a1b2c-640')).toBeDefined();
  await openCheckedCache(path.join(folder, 'fff')).keep('fff000-640', PICTURE);
  expect(await cache.find('fff000-640')).toBeUndefined();
});

test('what an earlier version kept in the folder itself is found, by two builds at once', async () => {
  const stems = Array.from({ length: 50 }, (_, at) => `${(at * 5003).toString(16).padStart(6, '0')}-640`);
  for (const stem of stems) await openCheckedCache(folder).keep(stem, PICTURE);
  await writeFile(path.join(folder, 'index.json'), '{}');
  const caches = [openSharedCache(folder), openSharedCache(folder)];
  for (const cache of caches) for (const stem of stems) expect(await cache.find(stem)).toBeDefined();
  expect((await readdir(folder)).filter((name) => name.includes('.'))).toEqual(['index.json']);
});
