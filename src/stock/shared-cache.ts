import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { CHECKED_NAME, openCheckedCache, type CheckedCache } from './checked-cache.ts';

/** Letters of a stem that name its folder: 4,096 folders, of a few hundred files each where a thousand dealers share them. */
const FOLDER_LETTERS = 3;

const folderOf = (stem: string): string => stem.slice(0, FOLDER_LETTERS);

/** Moves what lies in the folder itself, where caches were kept before they were divided. */
function divide(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((each) => CHECKED_NAME.test(each))) {
    mkdirSync(path.join(folder, folderOf(name)), { recursive: true });
    try {
      renameSync(path.join(folder, name), path.join(folder, folderOf(name), name));
    } catch (error) {
      // Another process has moved it meanwhile.
      if (!(error instanceof Error && Reflect.get(error, 'code') === 'ENOENT')) throw error;
    }
  }
}

/**
 * A cache that all dealers share, in `folder`, absolute: as openCheckedCache, divided into folders by the first letters of the
 * stems, which begin with a digest. A build reads the names in the folders that it asks for, and not those of all dealers.
 */
export function openSharedCache(folder: string): CheckedCache {
  divide(folder);
  const parts = new Map<string, CheckedCache>();
  const partOf = (stem: string): CheckedCache => {
    const name = folderOf(stem);
    const part = parts.get(name) ?? openCheckedCache(path.join(folder, name));
    parts.set(name, part);
    return part;
  };
  return {
    fileOf: (stem) => partOf(stem).fileOf(stem),
    find: (stem) => partOf(stem).find(stem),
    keep: (stem, content) => partOf(stem).keep(stem, content),
  };
}
