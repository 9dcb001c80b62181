import { ALL_PATH } from '../../../src/domain/search/listing-href.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { IndexDocument } from '../../../src/search-engine/index-document.ts';
import { CARD_ATTRIBUTES } from '../../../src/domain/search/card-from-hit.ts';
import { createEngine } from '../../../src/search-engine/engine.ts';
import { indexPlan } from '../../../src/domain/search/index-plan.ts';
import { readIndex } from '../../../src/search-engine/read-index.ts';
import { writeIndex } from '../../../src/search-engine/write-index.ts';
import { requestBody } from './ours.ts';
import { PAGE, type State } from './state.ts';

/** Bytes as sent with brotli at a quality. */
export const brotliBytes = (bytes: Uint8Array, quality: number): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Documents as a feed with photos makes them: each has one whose name nothing foretells, the dearest there is. */
function withPhotos(documents: readonly IndexDocument[]): IndexDocument[] {
  return documents.map((document) => {
    const name = createHash('sha256').update(String(document['id'])).digest('hex').slice(0, 24);
    return {
      ...document,
      has_photo: 1,
      photos_count: 12,
      image_width: 1280,
      primary_image_url: `https://photos.example/${name}.jpg`,
    };
  });
}

/** Card bytes of a page of results beyond the core, as sent, averaged over the states; every car has a photo. */
export function cardBytesPerPage(cars: readonly IndexDocument[], states: readonly State[]): number {
  const documents = withPhotos(cars);
  const { core, cards } = writeIndex(documents, indexPlan({}));
  const read = readIndex(core);
  if (!read.ok) throw new Error(read.error);
  const engine = createEngine(read.value);
  const sizes = cards.map((card) => brotliBytes(card, 11));
  const perState = states.map((state) => {
    const [main] = JSON.parse(requestBody(state)).queries;
    const { missingCards } = engine.search({
      ...main,
      hitsPerPage: PAGE,
      attributesToRetrieve: CARD_ATTRIBUTES,
    });
    return missingCards.reduce<number>((sum, part) => sum + (typeof part === 'number' ? sizes[part]! : 0), 0);
  });
  return perState.reduce((sum, one) => sum + one, 0) / perState.length;
}

/** Scripts that a built list page loads by itself, and once someone searches, as sent; undefined without a built site. */
export function islandBytes(site: string): { atLoad: number; afterIntent: number } | undefined {
  const folder = path.join(site, '_astro');
  let html: string;
  let files: string[];
  try {
    html = readFileSync(path.join(site, 'search', `${ALL_PATH}.html`), 'utf8');
    files = readdirSync(folder);
  } catch {
    return undefined;
  }
  const named = (text: string): string[] =>
    files.filter((file) => file.endsWith('.js') && text.includes(file));
  const reach = (start: readonly string[], kind: RegExp): Set<string> => {
    const found = new Set(start);
    for (const file of found) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      for (const [statement] of text.matchAll(kind)) for (const next of named(statement)) found.add(next);
    }
    return found;
  };
  const roots = files.filter((file) => /^(SearchIsland|client)\./.test(file) && html.includes(file));
  const atLoad = reach(roots, /(?:from|import)\s*"[^"]+"/g);
  // A site of up to 5,000 cars is answered on the page: the worker's files are not fetched.
  const onIntent = files.filter((file) =>
    /^(meilisearch-client|search-connection|embedded-transport)\./.test(file),
  );
  const linked = onIntent.filter(
    (file) =>
      [...atLoad].some((one) => readFileSync(path.join(folder, one), 'utf8').includes(file)) ||
      file.startsWith('embedded'),
  );
  const after = reach([...atLoad, ...linked], /(?:from|import)\s*"[^"]+"/g);
  const sum = (set: Set<string>): number =>
    [...set].reduce((total, file) => total + brotliBytes(readFileSync(path.join(folder, file)), 11), 0);
  return { atLoad: sum(atLoad), afterIntent: sum(after) };
}
