import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine } from '../../src/search-engine/engine.ts';
import { readIndex } from '../../src/search-engine/read-index.ts';
import { indexFilePath, SEARCH_MANIFEST_PATH } from '../../src/domain/search/search-manifest.ts';

const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(file));

function openIndex(site: string) {
  const manifest = JSON.parse(readFileSync(path.join(site, SEARCH_MANIFEST_PATH), 'utf8'));
  const file = (part: 'core' | number) => bytesOf(path.join(site, indexFilePath(manifest.folder, part)));
  const read = readIndex(file('core'));
  if (!read.ok) throw new Error(`${site}: the search index cannot be read: ${read.error}`);
  const engine = createEngine(read.value);
  for (let card = 0; card < manifest.cards; card += 1) {
    const added = engine.addCards(file(card));
    if (!added.ok) throw new Error(`${site}: card file ${card} cannot be read: ${added.error}`);
  }
  return (sort: readonly string[]) =>
    engine.search({ sort, hitsPerPage: manifest.rows, attributesToRetrieve: ['path', 'price'] }).answer.hits;
}

/** What the search index of a published site says each vehicle costs in dollars, by the address of its page. */
export function indexedPrices(site: string): Map<string, number | undefined> {
  return new Map(openIndex(site)([]).map((hit) => [String(hit['path']), hit['price'] as number | undefined]));
}

/** Addresses of the vehicle pages of a published site as its search orders them by price, lowest first. */
export function cheapestFirst(site: string): string[] {
  return openIndex(site)(['price:asc']).map((hit) => String(hit['path']));
}
