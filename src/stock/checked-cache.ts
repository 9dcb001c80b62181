import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './write-whole.ts';
import { isMissing } from './is-missing.ts';

/** A file of a cache whose bytes are known to be `sha256`; `bytes` is their number. */
export type CheckedFile = { file: string; sha256: string; bytes: number };

/** Files kept between builds, each under a stem of its own. */
export type CheckedCache = {
  /** The file that is kept under a stem, whole or not: it has not been looked at. */
  fileOf(stem: string): string | undefined;
  /** The file kept under a stem; undefined when there is none, or when its bytes are no longer those that were kept. */
  find(stem: string): Promise<CheckedFile | undefined>;
  /** Keeps bytes under a stem, in place of what is there. */
  keep(stem: string, content: Uint8Array): Promise<CheckedFile>;
};

/** The name of a kept file: its stem, and the sha256 of its bytes. */
export const CHECKED_NAME = /^(.+)\.([0-9a-f]{64})$/;
const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The digests of what a folder keeps, by stem; nothing when it is not there. */
function digestsIn(folder: string): Map<string, string> {
  const digests = new Map<string, string>();
  for (const name of namesIn(folder).sort()) {
    const [, stem, sha256] = CHECKED_NAME.exec(name) ?? [];
    if (stem && sha256) digests.set(stem, sha256);
  }
  return digests;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * The cache in `folder`, absolute, whose names are read when it is first asked. The name of a file is its stem and the sha256 of
 * its bytes, so that name and bytes can never be written apart, and a file that was cut off, emptied or edited in place is found
 * out before it is used again. Several processes may share a folder.
 */
export function openCheckedCache(folder: string): CheckedCache {
  let read: Map<string, string> | undefined;
  const digests = (): Map<string, string> => (read ??= digestsIn(folder));
  const fileOf = (stem: string, sha256: string): string => path.join(folder, `${stem}.${sha256}`);

  return {
    fileOf: (stem) => {
      const sha256 = digests().get(stem);
      return sha256 && fileOf(stem, sha256);
    },
    find: async (stem) => {
      const sha256 = digests().get(stem);
      if (sha256 === undefined) return undefined;
      const file = fileOf(stem, sha256);
      const content = await readFile(file).catch(() => undefined);
      if (!content || digestOf(content) !== sha256) return undefined;
      return { file, sha256, bytes: content.length };
    },
    keep: async (stem, content) => {
      const sha256 = digestOf(content);
      const file = fileOf(stem, sha256);
      await writeWhole(file, content);
      digests().set(stem, sha256);
      return { file, sha256, bytes: content.length };
    },
  };
}
