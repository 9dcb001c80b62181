import { linkSync, mkdirSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';

/** Puts a cached file at `target`: as a second name of the same bytes, or as a copy where disks do not allow that. */
export async function placePicture(cached: string, target: string): Promise<void> {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    // At once, as every name that a build gives: a promise for each costs more than the name.
    linkSync(cached, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') {
      rmSync(target, { force: true });
      return placePicture(cached, target);
    }
    await copyFile(cached, target);
  }
}
