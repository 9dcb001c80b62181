import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { CHECKED_NAME, openCheckedCache, type CheckedCache } from './checked-cache.ts';
import { isMissing } from './is-missing.ts';

/** Letters of a stem that name its folder: 4,096 folders, of a few hundred files each where a thousand dealers share them. */
const FOLDER_LETTERS = 3;

/** The folder of a stem in a shared cache. */
export const sharedPart = (folder: string, stem: string): string =>
  path.join(folder, stem.slice(0, FOLDER_LETTERS));

/** Moves what lies in the folder itself, where caches were kept before they were divided. */
function divide(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((each) => CHECKED_NAME.test(each))) {
    const part = sharedPart(folder, name);
    mkdirSync(part, { recursive: true });
    try {
      renameSync(path.join(folder, name), path.join(part, name));
    } catch (error) {
      // Another process has moved it meanwhile.
      if (!isMissing(error)) throw error;
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
    const place = sharedPart(folder, stem);
    const part = parts.get(place) ?? openCheckedCache(place);
    parts.set(place, part);
    return part;
  };
  return {
    fileOf: (stem) => partOf(stem).fileOf(stem),
    find: (stem) => partOf(stem).find(stem),
    keep: (stem, content) => partOf(stem).keep(stem, content),
  };
}
