import path from 'node:path';
import { watchTree } from './watch-tree.ts';

/** Milliseconds that an editor may take to write the files of one change. */
const SETTLE_MS = 40;

/**
 * Calls `onChange` with the files below a folder that have changed, by paths from it, once they have settled: one call after the
 * other, never two at once. Changes below the folder `shared`, which may not be there, call it too, without a name. Both are
 * absolute. The function that it gives back stops it, and waits for the call that is under way.
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
    waiting = setTimeout(settle, SETTLE_MS);
  };
  const stopFolder = watchTree(folder, (file) => {
    if (file !== folder) changed.add(path.relative(folder, file).replaceAll('\\', '/'));
    wait();
  });
  const stopShared = watchTree(shared, wait);
  return async () => {
    stopFolder();
    stopShared();
    clearTimeout(waiting);
    await work;
  };
}
