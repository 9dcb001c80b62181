import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Another build may still be working with what nobody asks for any more. */
const KEPT_MS = 24 * 60 * 60_000;

/** When a folder was last asked for, in milliseconds; undefined where there is none. */
export const askedForAt = async (folder: string): Promise<number | undefined> =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/** Keeps a folder for another day. Throws what the disk throws. */
export const askFor = (folder: string, now: Date): Promise<void> => utimes(folder, now, now);

/** Removes what no build has asked for in a day from a folder, and what builds that were stopped left there. */
export async function removeUnused(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const each = path.join(folder, name);
    const asked = await askedForAt(each);
    if (asked !== undefined && asked < now.getTime() - KEPT_MS)
      await rm(each, { recursive: true, force: true });
  }
}
