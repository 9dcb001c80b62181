import { indexFilePath, isPlaceTable } from '../search/search-manifest.ts';
import { isJsonObject } from '../text/json-object.ts';

/** The stock of a site as one publish has it. */
export type KeptRelease = {
  /** The folder of its index, which is named by its contents: another price is another release. */
  name: string;
  /** The files that a search needs, and those that only some have, by their addresses. */
  files: readonly string[];
  optional: readonly string[];
};

/** More than any site has; a manifest of more is damaged. */
const MAX_CARDS = 100;

/**
 * The release that a manifest of the search names (spec S16, S17); undefined where a server answers the searches, or for anything else. Of
 * a release without an index nothing is kept: what its pages say could not be told from what another one says.
 */
export function keptRelease(manifest: unknown): KeptRelease | undefined {
  if (!isJsonObject(manifest)) return undefined;
  const { engine, folder, cards, placeTable } = manifest;
  if (engine !== 'embedded' || typeof folder !== 'string' || !/^\w+$/.test(folder)) return undefined;
  if (typeof cards !== 'number' || !Number.isInteger(cards) || cards < 0 || cards > MAX_CARDS)
    return undefined;
  const shards = Array.from({ length: cards }, (_, number) => indexFilePath(folder, number));
  return {
    name: folder,
    files: [indexFilePath(folder, 'core'), ...shards],
    optional: [
      ...(cards > 1 ? [indexFilePath(folder, 'numbers')] : []),
      indexFilePath(folder, 'identities'),
      indexFilePath(folder, 'features'),
      ...(isPlaceTable(placeTable) ? [placeTable] : []),
    ],
  };
}

/** On what is kept: when it was fetched, in milliseconds since 1970. */
export const FETCHED_HEADER = 'x-fetched-at';

const RELEASE = 'forecourt-offline:release:';
/** The cache of the pictures of lists, which no release owns. */
export const PICTURES_CACHE = 'forecourt-offline:pictures';

/** The cache that holds a release whole. */
export const cacheOfRelease = (release: string): string => `${RELEASE}${release}`;

/** The release whose cache has this name; undefined for any other cache. */
export const releaseOfCache = (name: string): string | undefined =>
  name.startsWith(RELEASE) ? name.slice(RELEASE.length) : undefined;
