import { linkSync } from 'node:fs';
import { constants, copyFile, mkdir, open } from 'node:fs/promises';
import path from 'node:path';

const AT_ONCE = 16;
/** link() across disks, on disks without links, and past the number of links a file may have. */
const NO_LINK = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS']);

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined);

/**
 * Gives a file a second name, or makes a copy where the disk does not allow that; says whether it is a name. `target` must
 * not be there yet.
 */
export async function linkOrCopy(source: string, target: string): Promise<boolean> {
  try {
    // At once: a build gives 40,000 names, and a way to another thread and back costs as much as the name.
    linkSync(source, target);
    return true;
  } catch (error) {
    if (!NO_LINK.has(String(codeOf(error)))) throw error;
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    return false;
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

/** Makes folders below `to` for files, and puts each there by `place`; gives the folders. Throws once all have ended. */
async function placeEach(
  files: readonly string[],
  to: string,
  place: (file: string) => Promise<void>,
): Promise<string[]> {
  const folders = [...new Set(files.map((file) => path.join(to, path.dirname(file))))].sort();
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const queue = files.values();
  let isFailed = false;
  const work = async (): Promise<void> => {
    try {
      for (const file of queue) {
        if (isFailed) return;
        await place(file);
      }
    } catch (error) {
      isFailed = true;
      throw error;
    }
  };
  // All of them have ended when this throws: a copy that comes later would fill what the caller has cleared.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return folders;
}

/**
 * Puts files of one folder under the same paths into another that does not have them yet: as second names of the same
 * bytes, or as copies where the disk does not allow that.
 */
export async function linkFiles(files: readonly string[], from: string, to: string): Promise<void> {
  await placeEach(files, to, async (file) => {
    await linkOrCopy(path.join(from, file), path.join(to, file));
  });
}

/**
 * The same; when it returns the files would survive a loss of power. The bytes of those in `safe` would already, and have only
 * to get their names.
 */
export async function placeFiles(
  files: readonly string[],
  from: string,
  to: string,
  safe: ReadonlySet<string> = new Set(),
): Promise<void> {
  const folders = await placeEach(files, to, async (file) => {
    const isLinked = await linkOrCopy(path.join(from, file), path.join(to, file));
    if (!isLinked || !safe.has(file)) await syncFile(path.join(to, file));
  });
  for (const folder of folders) await syncFolder(folder);
}
