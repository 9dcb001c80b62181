import { stat } from 'node:fs/promises';

/**
 * How a file looks: its number on the disk, size, and times of its last changes; 'missing' where there is none. Every write to a
 * file sets its time of change, which no program can set back: a file that looks as it did has the bytes it had.
 */
export async function lookOf(file: string): Promise<string> {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found?.isFile() ? [found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ') : MISSING;
}

/** How a file looks that is not there. */
export const MISSING = 'missing';
