import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { openSharedCache } from '../shared-cache.ts';
import { writeWhole } from '../write-whole.ts';
import { fetchedFolder } from './fetched-pictures.ts';
import { readSaid, Said, writeSaid } from './said-files.ts';

/** In the state folder: which photos of the web the site shows, by the digests of their addresses, with what their servers have said. */
const LIST_FILE = 'fetched-photos.json';
const FetchedList = z.record(z.string().regex(/^[0-9a-f]{64}$/), Said.partial());
export type FetchedList = z.output<typeof FetchedList>;

/** The name of a photo as it was fetched: the digest of its address, and that of its bytes. */
export const FETCHED_NAME = /^([0-9a-f]{64})\.([0-9a-f]{64})$/;

/** Remembers what a build has shown, so that an export of the tenant can take it along. */
export async function writeFetchedList(stateFolder: string, list: FetchedList): Promise<void> {
  const file = path.join(stateFolder, LIST_FILE);
  if (Object.keys(list).length === 0) await rm(file, { force: true });
  else await writeWhole(file, JSON.stringify(list));
}

async function readFetchedList(stateFolder: string): Promise<FetchedList> {
  const text = await readFile(path.join(stateFolder, LIST_FILE), 'utf8').catch(() => '{}');
  return FetchedList.parse(JSON.parse(text));
}

/** The files of the photos that the site of a tenant shows, whole, sorted by name; `missing` are those that the cache has lost. */
export async function fetchedFiles(
  stateFolder: string,
  cacheFolder: string,
): Promise<{ files: { path: string; file: string }[]; missing: number }> {
  const stems = Object.keys(await readFetchedList(stateFolder)).sort();
  if (stems.length === 0) return { files: [], missing: 0 };
  const cache = openSharedCache(fetchedFolder(cacheFolder));
  const files: { path: string; file: string }[] = [];
  for (const stem of stems) {
    const found = await cache.find(stem);
    if (found) files.push({ path: path.basename(found.file), file: found.file });
  }
  return { files, missing: stems.length - files.length };
}

/**
 * Puts photos of another machine, each below a name as FETCHED_NAME has it, to those that were fetched here. What is here of the same
 * address stays.
 */
export async function addFetched(
  { stateFolder, tenantFolder }: { stateFolder: string; tenantFolder: string },
  cacheFolder: string,
  photos: readonly { path: string; file: string }[],
): Promise<void> {
  if (photos.length === 0) return;
  const folder = fetchedFolder(cacheFolder);
  const cache = openSharedCache(folder);
  const list = await readFetchedList(stateFolder);
  const said = await readSaid(folder, tenantFolder);
  for (const { path: name, file } of photos) {
    const [, stem = ''] = FETCHED_NAME.exec(name) ?? [];
    if (await cache.find(stem)) continue;
    await cache.keep(stem, await readFile(file));
    const known = Said.safeParse(list[stem]);
    if (known.success) said.set(stem, known.data);
  }
  await writeSaid(folder, tenantFolder, said);
}
