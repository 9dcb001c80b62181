import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../command-line/usage-error.ts';

/** Nights whose pages stay. */
const MAX_NIGHTS = 30;
const SUMMARY = /^[\w][\w.-]*$/;

/**
 * Throws UsageError when what is private would lie among published sites: `folder` is where nights are written, `outFolder`
 * where sites are.
 */
export function checkPrivate(folder: string, outFolder: string): void {
  const way = path.relative(outFolder, folder);
  if (way !== '' && (way.startsWith('..') || path.isAbsolute(way))) return;
  throw new UsageError(
    `--report is ${folder}, and sites are published in ${outFolder}. Name a folder outside of it: what is written about nights is private.`,
  );
}

/** The folder of a night; a shard of it has its own. */
export const nightFolder = (folder: string, night: string, shard: string | undefined): string =>
  path.join(folder, shard === undefined ? night : `${night}.${shard.replace('/', '-of-')}`);

/** Removes all nights but the last thirty, by the time they were last written. Names sort by time where the command gave them. */
export async function removeOldNights(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const nights = entries.filter((entry) => entry.isDirectory() && SUMMARY.test(entry.name));
  const names = nights.map(({ name }) => name).sort();
  for (const name of names.slice(0, -MAX_NIGHTS))
    await rm(path.join(folder, name), { recursive: true, force: true });
}
