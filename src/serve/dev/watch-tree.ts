import { lstatSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Hears of changes; the paths are absolute. */
type OnChange = (changed: string) => void;

/** What `look` finds, or `undefined` where the file is not there, or no longer. Throws whatever else is wrong. */
function ifThere<Found>(look: () => Found): Found | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}

/**
 * Watches a folder and all below it, each folder by itself, because that is what Linux offers: a folder tells of every file in
 * it, whichever is in whose place. Node's own recursive watch follows each file, and on Linux loses one that was replaced.
 */
function watchFolders(root: string, onChange: OnChange): () => void {
  const watchers = new Map<string, FSWatcher>();

  function close(folder: string): void {
    for (const [watched, watcher] of watchers)
      if (watched === folder || watched.startsWith(folder + path.sep)) {
        watcher.close();
        watchers.delete(watched);
      }
  }

  /** `isNew`: what is in the folder already may have come before the watch, and is told. */
  function open(folder: string, isNew: boolean): void {
    const watcher = ifThere(() => watch(folder, (event, name) => hear(folder, event, name)));
    if (!watcher) return;
    // A folder that is removed is told of by the one around it.
    watcher.on('error', () => close(folder));
    watchers.set(folder, watcher);
    for (const entry of ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      const inside = path.join(folder, entry.name);
      if (isNew) onChange(inside);
      if (entry.isDirectory()) open(inside, isNew);
    }
  }

  function hear(folder: string, event: string, name: string | null): void {
    const changed = name === null ? folder : path.join(folder, name);
    if (event === 'rename' && name !== null) {
      close(changed);
      if (ifThere(() => lstatSync(changed))?.isDirectory()) open(changed, true);
    }
    onChange(changed);
  }

  open(root, false);
  return () => close(root);
}

/** The systems other than Linux watch a tree themselves. */
function watchWhole(root: string, onChange: OnChange): () => void {
  const watcher = ifThere(() =>
    watch(root, { recursive: true }, (_, name) => onChange(name === null ? root : path.join(root, name))),
  );
  return () => watcher?.close();
}

/**
 * Calls `onChange` with the absolute path of each file and folder that changes at or below `root`, an absolute path that may be
 * made, removed and made again; the folder around it is there. It hears all that comes after it returns. What it gives back
 * stops it. Throws when the system watches no more.
 */
export function watchTree(root: string, onChange: OnChange): () => void {
  const open = process.platform === 'linux' ? watchFolders : watchWhole;
  let close = open(root, onChange);
  const around = watch(path.dirname(root), (event, name) => {
    if (event !== 'rename' || name !== path.basename(root)) return;
    close();
    close = open(root, onChange);
    onChange(root);
  });
  return () => {
    around.close();
    close();
  };
}
