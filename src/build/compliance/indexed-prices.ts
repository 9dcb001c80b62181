import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  indexFilePath,
  SEARCH_MANIFEST_PATH,
  type SearchManifest,
} from '../../domain/search/search-manifest.ts';
import { createEngine } from '../../search-engine/engine.ts';
import { readIndex } from '../../search-engine/read-index.ts';

const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(file));

/** A vehicle in the search index: the address of its page, and its price in dollars where it has one. */
export type IndexedPrice = { path: string; price: number | undefined };

/** Every vehicle in the search index of a site in the order that `sort` asks for; none where a server answers searches. */
export function indexedPrices(site: string, sort: readonly string[] = []): IndexedPrice[] {
  const manifestFile = path.join(site, SEARCH_MANIFEST_PATH);
  if (!existsSync(manifestFile)) return [];
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as SearchManifest;
  if (manifest.engine !== 'embedded') return [];
  const file = (part: 'core' | number) => bytesOf(path.join(site, indexFilePath(manifest.folder, part)));
  const read = readIndex(file('core'));
  if (!read.ok) throw new Error(`${site}: the search index cannot be read: ${read.error}`);
  const engine = createEngine(read.value);
  for (let card = 0; card < manifest.cards; card += 1) {
    const added = engine.addCards(file(card));
    if (!added.ok) throw new Error(`${site}: card file ${card} cannot be read: ${added.error}`);
  }
  const { hits } = engine.search({
    sort,
    hitsPerPage: manifest.rows,
    attributesToRetrieve: ['path', 'price'],
  }).answer;
  return hits.map((hit) => ({ path: String(hit['path']), price: hit['price'] as number | undefined }));
}
