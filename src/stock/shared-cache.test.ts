import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('a file that another build has kept since the names were read is found', async () => {
  const cache = openSharedCache(folder);
  expect(await cache.find('0a1b2c-640')).toBeUndefined();
  const kept = await openSharedCache(folder).keep('0a1b2c-640', PICTURE);
  expect(await cache.find('0a1b2c-640')).toEqual(kept);
});
