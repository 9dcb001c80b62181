import { watch } from 'node:fs';

/** Milliseconds that an editor may take to write the files of one change. */
const SETTLE = 40;

/**
 * Calls `onChange` with the files below a folder that have changed, by paths from it, once they have settled: one call after the
 * other, never two at once. The function that it gives back stops it, and waits for the call that is under way.
 */
export function watchFolder(
  folder: string,
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
  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (file !== null) changed.add(file.replaceAll('\\', '/'));
    clearTimeout(waiting);
    waiting = setTimeout(settle, SETTLE);
  });
  return async () => {
    watcher.close();
    clearTimeout(waiting);
    await work;
  };
}
