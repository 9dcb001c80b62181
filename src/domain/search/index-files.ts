import { indexFilePath, SEARCH_MANIFEST_PATH, type SearchManifest } from './search-manifest.ts';

/** Where a build keeps the search of a site until it is published, below its state folder. */
export const SEARCH_FOLDER = 'search';

/** The core of a search index, its cards in their order, and what cars have that few searches ask for. */
export type IndexFiles = { core: Uint8Array; cards: readonly Uint8Array[]; features?: Uint8Array };

/**
 * The files of the index that was written for a site, by their addresses; undefined where a server answers its searches. Throws
 * what `read` throws.
 */
export function readIndexFiles(read: (address: string) => Uint8Array): IndexFiles | undefined {
  const text = new TextDecoder().decode(read(SEARCH_MANIFEST_PATH));
  const manifest = JSON.parse(text) as SearchManifest;
  if (manifest.engine !== 'embedded') return undefined;
  const { folder, cards } = manifest;
  return {
    core: read(indexFilePath(folder, 'core')),
    cards: Array.from({ length: cards }, (_, number) => read(indexFilePath(folder, number))),
    features: read(indexFilePath(folder, 'features')),
  };
}
