import path from 'node:path';
import { openCheckedCache, type CheckedCache } from './checked-cache.ts';

/** Letters of a stem that name its folder: 4,096 folders, of a few hundred files each where a thousand dealers share them. */
const FOLDER_LETTERS = 3;

/** The folder of a stem in a shared cache. */
export const sharedPart = (folder: string, stem: string): string =>
  path.join(folder, stem.slice(0, FOLDER_LETTERS));

/**
 * A cache that all dealers share, in `folder`, absolute: as openCheckedCache, divided into folders by the first letters of the
 * stems, which begin with a digest. A build reads the names in the folders that it asks for, and not those of all dealers.
 */
export function openSharedCache(folder: string): CheckedCache {
  const parts = new Map<string, CheckedCache>();
  const partOf = (stem: string): CheckedCache => {
    const place = sharedPart(folder, stem);
    const part = parts.get(place) ?? openCheckedCache(place);
    parts.set(place, part);
    return part;
  };
  return {
    fileOf: (stem) => partOf(stem).fileOf(stem),
    find: async (stem) => {
      const found = await partOf(stem).find(stem);
      if (found) return found;
      // Another process may have kept it since the names were read.
      parts.delete(sharedPart(folder, stem));
      return partOf(stem).find(stem);
    },
    keep: (stem, content) => partOf(stem).keep(stem, content),
  };
}
