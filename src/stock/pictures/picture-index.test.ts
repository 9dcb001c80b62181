import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { indexFileOf, openPictureIndex, type KnownPicture } from './picture-index.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'picture-index-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = (width: number): KnownPicture => ({
  modified: 1,
  bytes: 2,
  hash: 'ab',
  width,
  height: 10,
  isLight: false,
});

/** A build of a tenant that asks for some files, each of the width that stands there. */
async function build(tenantFolder: string, files: Record<string, number>): Promise<void> {
  const index = await openPictureIndex(folder, tenantFolder);
  for (const [file, width] of Object.entries(files)) index.set(file, index.get(file) ?? picture(width));
  await index.close();
}

test('what a build learnt is known to the next one of the tenant, and no other tenant reads it', async () => {
  await build('/tenants/one', { '/a.webp': 10 });
  expect((await openPictureIndex(folder, '/tenants/one')).get('/a.webp')).toEqual(picture(10));
  expect((await openPictureIndex(folder, '/tenants/other')).get('/a.webp')).toBeUndefined();
  expect(indexFileOf(folder, '/tenants/one')).not.toBe(indexFileOf(folder, '/tenants/other'));
});

test('files that a build did not ask for are forgotten when it ends, not before', async () => {
  await build('/tenants/one', { '/a.webp': 10, '/b.webp': 20 });
  const stopped = await openPictureIndex(folder, '/tenants/one');
  stopped.set('/c.webp', picture(30));
  await stopped.write();
  const next = await openPictureIndex(folder, '/tenants/one');
  expect(['/a.webp', '/b.webp', '/c.webp'].map((file) => next.get(file)?.width)).toEqual([10, 20, 30]);
  await build('/tenants/one', { '/c.webp': 0, '/a.webp': 0 });
  const last = await openPictureIndex(folder, '/tenants/one');
  expect(['/a.webp', '/b.webp', '/c.webp'].map((file) => last.get(file)?.width)).toEqual([10, undefined, 30]);
});

test('a build that learns nothing writes nothing, in whatever order it asks', async () => {
  await build('/tenants/one', { '/a.webp': 10, '/b.webp': 20 });
  const file = indexFileOf(folder, '/tenants/one');
  const before = (await stat(file)).ino;
  await build('/tenants/one', { '/b.webp': 0, '/a.webp': 0 });
  expect((await stat(file)).ino).toBe(before);
});

test('a torn index is as none', async () => {
  await build('/tenants/one', { '/a.webp': 10 });
  const file = indexFileOf(folder, '/tenants/one');
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -3));
  expect((await openPictureIndex(folder, '/tenants/one')).get('/a.webp')).toBeUndefined();
});
