import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './write-whole.ts';

/** Files that came with leads, in a folder outside every web root. */
export type LeadFiles = {
  /** Keeps a file and gives its key; it is on the disk when this resolves. */
  save: (bytes: Buffer) => Promise<string>;
  /** Keeps a file of a backup under the key that it had. */
  put: (key: string, bytes: Buffer) => Promise<void>;
  /** Throws when there is none of that key. */
  read: (key: string) => Promise<Buffer>;
  /** The keys of all files that were last written before a moment, in milliseconds. */
  before: (moment: number) => Promise<string[]>;
  /** A key without a file is no error: it may have been removed before. */
  remove: (key: string) => Promise<void>;
};

const KEY = /^[0-9a-f-]{36}$/;

/** The files below `folder`, which is made when the first is saved. */
export function leadFiles(folder: string): LeadFiles {
  const fileOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`No file of a lead has the key ${JSON.stringify(key)}.`);
    return path.join(folder, key);
  };
  return {
    save: async (bytes) => {
      const key = randomUUID();
      await writeWhole(fileOf(key), bytes);
      return key;
    },
    put: (key, bytes) => writeWhole(fileOf(key), bytes),
    read: (key) => readFile(fileOf(key)),
    before: async (moment) => {
      const keys = (await readdir(folder).catch(() => [])).filter((name) => KEY.test(name));
      const old = await Promise.all(keys.map(async (key) => (await stat(fileOf(key))).mtimeMs < moment));
      return keys.filter((_, at) => old[at]);
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
