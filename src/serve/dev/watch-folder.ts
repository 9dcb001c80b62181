import { existsSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Milliseconds that an editor may take to write the files of one change. */
const SETTLE = 40;

/** Hears of changes below a folder that may be made, removed and made again. The function that it gives back stops it. */
function watchMaybe(folder: string, onChange: () => void): () => void {
  const name = path.basename(folder);
  const open = (): FSWatcher | undefined =>
    existsSync(folder) ? watch(folder, { recursive: true }, onChange) : undefined;
  let inside = open();
  const beside = watch(path.dirname(folder), (_, changed) => {
    if (changed !== name) return;
    inside?.close();
    inside = open();
    onChange();
  });
  return () => {
    beside.close();
    inside?.close();
  };
}

/**
 * Calls `onChange` with the files below a folder that have changed, by paths from it, once they have settled: one call after the
 * other, never two at once. Changes below the folder `shared`, which may not be there, call it too, without a name. The function
 * that it gives back stops it, and waits for the call that is under way.
 */
export function watchFolder(
  folder: string,
  shared: string,
  onChange: (files: readonly string[]) => Promise<void>,
): () => Promise<void> {
  const changed = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const settle = (): void => {
    const files = [...changed];
    changed.clear();
    work = work.then(() => onChange(files));
  };
  const wait = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(settle, SETTLE);
  };
  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (file !== null) changed.add(file.replaceAll('\\', '/'));
    wait();
  });
  const stopShared = watchMaybe(shared, wait);
  return async () => {
    watcher.close();
    stopShared();
    clearTimeout(waiting);
    await work;
  };
}
