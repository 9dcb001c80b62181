import { constants, copyFile, link, mkdir, open } from 'node:fs/promises';
import path from 'node:path';

const AT_ONCE = 16;
/** link() across disks, on disks without links, and past the number of links a file may have. */
const NO_LINK = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS']);

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined);

/** Gives a file a second name, or makes a copy where the disk does not allow that. `target` must not be there yet. */
export async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (!NO_LINK.has(String(codeOf(error)))) throw error;
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}

/** Makes a file's bytes survive a loss of power. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder's entries survive a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; its file system journals renames by itself.
  if (process.platform !== 'win32') await syncFile(folder);
}

/**
 * Puts files of one folder under the same paths into another that does not have them yet: as second names of the same
 * bytes, or as copies where the disk does not allow that. When it returns they would survive a loss of power.
 */
export async function placeFiles(files: readonly string[], from: string, to: string): Promise<void> {
  const folders = [...new Set(files.map((file) => path.join(to, path.dirname(file))))].sort();
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const queue = files.values();
  let isFailed = false;
  const work = async (): Promise<void> => {
    try {
      for (const file of queue) {
        if (isFailed) return;
        await linkOrCopy(path.join(from, file), path.join(to, file));
        await syncFile(path.join(to, file));
      }
    } catch (error) {
      isFailed = true;
      throw error;
    }
  };
  // All of them have ended when this throws: a copy that comes later would fill what the caller has cleared.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  for (const folder of folders) await syncFolder(folder);
}
