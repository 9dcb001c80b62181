import path from 'node:path';
import { watch } from 'chokidar';

/** Milliseconds that an editor may take to write the files of one change. */
const SETTLE_MS = 40;

/** Whether a path is a folder or lies below it. */
const isBelow = (folder: string, file: string): boolean =>
  file === folder || file.startsWith(`${folder}${path.sep}`);

/**
 * Calls `onChange` with the files below a folder that have changed, by paths from it, once they have settled: one call after the
 * other, never two at once. Changes below the folder `shared`, which may not be there, call it too, without a name. `ready`
 * resolves when every change is seen from then on; `stop` ends it, and waits for the call that is under way.
 */
export function watchFolder(
  folder: string,
  shared: string,
  onChange: (files: readonly string[]) => Promise<void>,
): { ready: Promise<void>; stop: () => Promise<void> } {
  const changed = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const settle = (): void => {
    const files = [...changed];
    changed.clear();
    work = work.then(() => onChange(files));
  };
  // Node's own recursive watch on Linux loses a file whose name another file has taken, as editors save.
  const above = path.dirname(shared);
  const watcher = watch([folder, above], {
    ignoreInitial: true,
    ignored: (file) => file !== above && !isBelow(folder, file) && !isBelow(shared, file),
  });
  watcher.on('all', (_, file) => {
    if (file === above) return;
    if (isBelow(folder, file)) changed.add(path.relative(folder, file).replaceAll('\\', '/'));
    clearTimeout(waiting);
    waiting = setTimeout(settle, SETTLE_MS);
  });
  return {
    ready: new Promise((resolve) => void watcher.once('ready', () => resolve())),
    stop: async () => {
      await watcher.close();
      clearTimeout(waiting);
      await work;
    },
  };
}
