import { appendFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCheckedCache } from './checked-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'checked-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('what was kept is found by the next build, with the digest of its bytes', async () => {
  const kept = await openCheckedCache(folder).keep('car-640', Buffer.from('picture'));
  const cache = openCheckedCache(folder);
  expect(await cache.find('car-640')).toEqual(kept);
  expect(await readFile(kept.file, 'utf8')).toBe('picture');
  expect(kept.bytes).toBe(7);
  expect(await cache.find('car-320')).toBeUndefined();
});

test.each<[string, (file: string) => Promise<void>]>([
  ['emptied', (file) => truncate(file)],
  ['cut off', (file) => truncate(file, 3)],
  ['written over with as many bytes', (file) => writeFile(file, 'PICTURE')],
  ['added to', (file) => appendFile(file, '!')],
  ['removed', (file) => rm(file)],
])('a file that was %s is not found, and can be kept again', async (_, damage) => {
  const { file } = await openCheckedCache(folder).keep('car-640', Buffer.from('picture'));
  await damage(file);
  const cache = openCheckedCache(folder);
  expect(await cache.find('car-640')).toBeUndefined();
  await cache.keep('car-640', Buffer.from('picture'));
  expect(await readFile((await cache.find('car-640'))!.file, 'utf8')).toBe('picture');
  expect(await readdir(folder)).toHaveLength(1);
});
