import { stat } from 'node:fs/promises';
import { UsageError } from '../command-line/usage-error.ts';

/** Throws UsageError when sites cannot be published in `folder` because it is a file, before anything is built. */
export async function checkOutFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found && !found.isDirectory())
    throw new UsageError(
      `--out is ${folder}, and that is a file. Name a folder; it is made when it is not there.`,
    );
}
