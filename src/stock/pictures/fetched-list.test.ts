import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSharedCache } from '../shared-cache.ts';
import { addFetched, FETCHED_NAME, fetchedFiles, writeFetchedList } from './fetched-list.ts';
import { fetchedFolder } from './fetched-pictures.ts';
import { readSaid } from './said-files.ts';

const [KEPT, LOST] = ['a'.repeat(64), 'b'.repeat(64)] as const;
const SAID = { asked: '2026-11-21T03:00:00.000Z', etag: '"1"' };

async function folders() {
  const root = await mkdtemp(path.join(tmpdir(), 'fetched-list-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return { state: path.join(root, 'state'), cache: path.join(root, 'cache'), root };
}

test('S10 the photos that a site shows are named with their files; those that the cache has lost are counted', async () => {
  const { state, cache } = await folders();
  expect(await fetchedFiles(state, cache)).toEqual({ files: [], missing: 0 });
  await openSharedCache(fetchedFolder(cache)).keep(KEPT, Buffer.from('a photo'));
  await writeFetchedList(state, { [LOST]: {}, [KEPT]: SAID });
  const { files, missing } = await fetchedFiles(state, cache);
  expect(missing).toBe(1);
  expect(files.map((file) => FETCHED_NAME.exec(file.path)?.[1])).toEqual([KEPT]);
  expect(await readFile(files[0]?.file ?? '', 'utf8')).toBe('a photo');
  // A site that shows none leaves no list of those of before.
  await writeFetchedList(state, {});
  expect(await fetchedFiles(state, cache)).toEqual({ files: [], missing: 0 });
});

test('S10 photos of another machine join those that were fetched here, with what their servers said', async () => {
  const { state, cache, root } = await folders();
  const mine = openSharedCache(fetchedFolder(cache));
  await mine.keep(KEPT, Buffer.from('mine'));
  await writeFetchedList(state, { [KEPT]: SAID, [LOST]: SAID });
  const photos = await Promise.all(
    [KEPT, LOST].map(async (stem) => {
      const file = path.join(root, stem);
      await writeFile(file, 'theirs');
      return { path: `${stem}.${'c'.repeat(64)}`, file };
    }),
  );
  await addFetched({ stateFolder: state, tenantFolder: '/tenants/cars' }, cache, photos);
  const read = async (stem: string) => readFile((await mine.find(stem))?.file ?? '', 'utf8');
  expect([await read(KEPT), await read(LOST)]).toEqual(['mine', 'theirs']);
  expect([...(await readSaid(fetchedFolder(cache), '/tenants/cars'))]).toEqual([[LOST, SAID]]);
});
