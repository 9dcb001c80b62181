import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { chooseEngine, type EngineChoice } from '../domain/search/choose-engine.ts';
import { weeklyList } from '../domain/finance/weekly-list.ts';
import { searchFieldsWith } from '../domain/search/weekly-facet.ts';
import { indexPlan } from '../domain/search/index-plan.ts';
import { searchDocuments } from '../domain/search/search-documents.ts';
import type { IndexDocument } from '../search-engine/index-document.ts';
import { POINT_FIELD } from '../search-engine/point.ts';
import { writeIndex } from '../search-engine/write-index.ts';
import {
  indexFilePath,
  placeTablePath,
  SEARCH_MANIFEST_PATH,
  type SearchManifest,
} from '../domain/search/search-manifest.ts';
import { placesOfDealer } from '../domain/search/query-reader/stock-places.ts';
import { readPostcodeTable } from '../domain/location/postcode-places.ts';
import { searchSynonyms } from '../domain/search/search-synonyms.ts';
import { searchIndexUid } from '../domain/search/search-settings.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import type { Tenant } from '../tenant/schema.ts';

const compress = promisify(brotliCompress);
/**
 * The effort of hosts that compress while they send, as our own server does with large files. The best that could be made
 * ahead is an eighth smaller, and takes forty times as long to measure.
 */
const QUALITY = 5;
const FOLDER_CHARACTERS = 10;
const POSTCODES = new URL('../domain/location/postcodes.tsv', import.meta.url);

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, FOLDER_CHARACTERS);

const sentBytes = async (core: Uint8Array): Promise<number> =>
  (await compress(core, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })).length;

/** The search of a built site: who answers, and the size of the core index, in bytes and as sent (brotli). */
export type SearchFigures = EngineChoice & { rows: number; coreBytes: number; coreBrotliBytes: number };

/** With what its index was written from, in its order. */
export type WrittenSearch = { figures: SearchFigures; documents: IndexDocument[] };

/**
 * Writes what the search of a site needs below `outFolder`, emptied before: the manifest, and the index files unless a
 * server answers (spec S16). Throws an Error that names the setting when the engine asked for cannot be had.
 */
export async function writeSearchIndex({
  vehicles,
  tenant,
  outFolder,
}: {
  vehicles: readonly Vehicle[];
  tenant: Pick<Tenant, 'search'> & Partial<Pick<Tenant, 'locations' | 'vehicle_page' | 'finance' | 'price'>>;
  outFolder: string;
}): Promise<WrittenSearch> {
  const { search, price } = tenant;
  const fields = searchFieldsWith(tenant.finance && weeklyList(tenant.finance));
  const documents = searchDocuments(vehicles, tenant.locations, tenant.vehicle_page, fields, price);
  const { core, cards, numbers, identities, features } = writeIndex(
    documents,
    indexPlan(searchSynonyms(documents, search.synonyms), fields),
  );
  const coreBrotliBytes = await sentBytes(core);
  const choice = chooseEngine(search, coreBrotliBytes);
  await rm(outFolder, { recursive: true, force: true });
  const place = async (address: string, content: Uint8Array | string): Promise<void> => {
    const file = path.join(outFolder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };

  const postcodes = await readFile(POSTCODES, 'utf8');
  const places = placesOfDealer(vehicles, tenant.locations ?? [], readPostcodeTable(postcodes));
  const placeTable = documents.some((document) => document[POINT_FIELD] !== undefined)
    ? placeTablePath(digest(postcodes))
    : undefined;
  if (placeTable) await place(placeTable, postcodes);
  const named = {
    indexUid: searchIndexUid(search),
    rows: vehicles.length,
    ...(places.length > 0 && { places }),
    ...(placeTable && { placeTable }),
  };
  let manifest: SearchManifest;
  if (choice.engine === 'meilisearch' && search.meilisearch && search.meilisearch.search_key) {
    const { host, search_key: searchKey } = search.meilisearch;
    manifest = { engine: 'meilisearch', ...named, host: new URL(host).origin, searchKey };
  } else {
    const hash = createHash('sha256').update(core);
    for (const card of cards) hash.update(card);
    for (const file of [numbers, identities, features]) if (file) hash.update(file);
    const folder = hash.digest('hex').slice(0, FOLDER_CHARACTERS);
    manifest = { engine: 'embedded', ...named, folder, cards: cards.length };
    await place(indexFilePath(folder, 'core'), core);
    for (const [number, card] of cards.entries()) await place(indexFilePath(folder, number), card);
    if (numbers) await place(indexFilePath(folder, 'numbers'), numbers);
    if (identities) await place(indexFilePath(folder, 'identities'), identities);
    if (features) await place(indexFilePath(folder, 'features'), features);
  }
  await place(SEARCH_MANIFEST_PATH, JSON.stringify(manifest));
  const figures = { ...choice, rows: vehicles.length, coreBytes: core.length, coreBrotliBytes };
  return { figures, documents };
}
