import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../write-whole.ts';
import { tenantFile } from './tenant-file.ts';

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

const Known = z.record(z.string(), KnownPicture);
type Known = z.output<typeof Known>;

/** What builds of one tenant have learnt of pictures, by absolute file. */
export type PictureIndex = {
  get(file: string): KnownPicture | undefined;
  /** Notes what holds of a file in this build. */
  set(file: string, picture: KnownPicture): void;
  /** Writes down what is known so far, for a build that is stopped. */
  write(): Promise<void>;
  /** Writes down what was noted in this build, and forgets the files that it did not ask for. */
  close(): Promise<void>;
};

/** Where it lies in a cache of pictures: a file for each tenant, so that a night never reads what the pictures of all others are. */
export const indexFileOf = (cacheFolder: string, tenantFolder: string): string =>
  tenantFile(path.join(cacheFolder, 'index'), tenantFolder);

function readKnown(text: string): Known {
  try {
    return Known.parse(JSON.parse(text));
  } catch {
    // A torn or foreign index costs time, nothing else: every picture is read again.
    return {};
  }
}

const textOf = (pictures: ReadonlyMap<string, KnownPicture>): string =>
  JSON.stringify(Object.fromEntries([...pictures].sort(([one], [other]) => (one < other ? -1 : 1))));

/** Opens what earlier builds of the tenant in `tenantFolder` have learnt; both folders are absolute. */
export async function openPictureIndex(cacheFolder: string, tenantFolder: string): Promise<PictureIndex> {
  const file = indexFileOf(cacheFolder, tenantFolder);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const before = new Map(Object.entries(readKnown(text)));
  const noted = new Map<string, KnownPicture>();
  return {
    get: (picture) => noted.get(picture) ?? before.get(picture),
    set: (picture, known) => void noted.set(picture, known),
    write: () => writeWhole(file, textOf(new Map([...before, ...noted]))),
    close: async () => {
      const now = textOf(noted);
      // Most nights have learnt nothing new.
      if (now !== text) await writeWhole(file, now);
    },
  };
}
