import { copyFile, link, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../write-whole.ts';

/** What was learnt of a file's bytes, as long as size and time stay: their sha256, the picture's pixels, and isLightWebp of it. */
const KnownPicture = z.strictObject({
  modified: z.number(),
  bytes: z.number(),
  hash: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  isLight: z.boolean(),
});
export type KnownPicture = z.output<typeof KnownPicture>;

const Index = z.record(z.string(), KnownPicture);
const INDEX_FILE = 'index.json';

/** What earlier builds learnt, by absolute file; empty when there is nothing or it cannot be read. */
export async function readIndex(cacheFolder: string): Promise<Map<string, KnownPicture>> {
  const text = await readFile(path.join(cacheFolder, INDEX_FILE), 'utf8').catch(() => '{}');
  try {
    return new Map(Object.entries(Index.parse(JSON.parse(text))));
  } catch {
    // A torn or foreign index costs time, nothing else: every picture is read again.
    return new Map();
  }
}

/** Adds to the index what this build learnt, keeping what other builds wrote to it meanwhile. */
export async function writeIndex(cacheFolder: string, learnt: Map<string, KnownPicture>): Promise<void> {
  const all = new Map([...(await readIndex(cacheFolder)), ...learnt]);
  await writeWhole(path.join(cacheFolder, INDEX_FILE), JSON.stringify(Object.fromEntries(all)));
}

/** Puts a cached file at `target`: as a second name of the same bytes, or as a copy where disks do not allow that. */
export async function placeFile(cached: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await link(cached, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') {
      await rm(target, { force: true });
      return placeFile(cached, target);
    }
    await copyFile(cached, target);
  }
}
