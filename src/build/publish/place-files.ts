import { linkSync } from 'node:fs';
import { constants, copyFile, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from '../../stock/in-parallel.ts';

const AT_ONCE = 16;
/** link() across disks, on disks without links, and past the number of links a file may have. */
const NO_LINK = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS']);

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined);

/** Gives a file a second name; false where the disk does not allow that. `target` must not be there yet. */
function linkAtOnce(source: string, target: string): boolean {
  try {
    // At once: a build gives 40,000 names, and a way to another thread and back costs as much as the name.
    linkSync(source, target);
    return true;
  } catch (error) {
    if (!NO_LINK.has(String(codeOf(error)))) throw error;
    return false;
  }
}

/**
 * Gives a file a second name, or makes a copy where the disk does not allow that; says whether it is a name. `target` must
 * not be there yet.
 */
export async function linkOrCopy(source: string, target: string): Promise<boolean> {
  if (linkAtOnce(source, target)) return true;
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  return false;
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

/** Makes the folders below `to` that files are in, and gives them. */
async function makeFolders(files: readonly string[], to: string): Promise<string[]> {
  const folders = [...new Set(files.map((file) => path.join(to, path.dirname(file))))].sort();
  for (const folder of folders) await mkdir(folder, { recursive: true });
  return folders;
}

/** Gives files of one folder second names below another; those that the disk does not allow it for are given back. */
const linkEach = (files: readonly string[], from: string, to: string): string[] =>
  files.filter((file) => !linkAtOnce(path.join(from, file), path.join(to, file)));

const copy = (file: string, from: string, to: string): Promise<void> =>
  copyFile(path.join(from, file), path.join(to, file), constants.COPYFILE_FICLONE);

/**
 * Puts files of one folder under the same paths into another that does not have them yet: as second names of the same
 * bytes, or as copies where the disk does not allow that.
 */
export async function linkFiles(files: readonly string[], from: string, to: string): Promise<void> {
  await makeFolders(files, to);
  await inParallel(linkEach(files, from, to), AT_ONCE, (file) => copy(file, from, to));
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
  const folders = await makeFolders(files, to);
  const copies = new Set(linkEach(files, from, to));
  await inParallel(
    files.filter((file) => copies.has(file) || !safe.has(file)),
    AT_ONCE,
    async (file) => {
      if (copies.has(file)) await copy(file, from, to);
      await syncFile(path.join(to, file));
    },
  );
  for (const folder of folders) await syncFolder(folder);
}
