import {
  SEARCH_INDEX_FOLDER,
  SEARCH_MANIFEST_PATH,
  type SearchManifest,
} from '../../domain/search/search-manifest.ts';
import { isJsonObject } from '../../domain/text/json-object.ts';
import { loadFile } from './load-file.ts';
import { SearchFailure } from './search-failure.ts';

/** Fetches who answers a site's searches (spec S16); with `isFresh` past every cache. Throws a SearchFailure. */
export async function loadManifest(fetchFile: typeof fetch, isFresh: boolean): Promise<SearchManifest> {
  const bytes = await loadFile(SEARCH_MANIFEST_PATH, fetchFile, isFresh);
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new SearchFailure('bad-answer', `${SEARCH_MANIFEST_PATH}: ${String(error)}`);
  }
  const manifest = readManifest(content);
  if (!manifest) throw new SearchFailure('bad-answer', `${SEARCH_MANIFEST_PATH} names no engine`);
  return manifest;
}

/** A manifest with all that its engine needs; undefined for anything else. */
function readManifest(content: unknown): SearchManifest | undefined {
  if (!isJsonObject(content)) return undefined;
  const { engine, indexUid, rows, folder, cards, host, searchKey } = content;
  if (typeof indexUid !== 'string' || typeof rows !== 'number') return undefined;
  const { placeTable } = content;
  const shared = {
    indexUid,
    rows,
    ...readPlaces(content['places']),
    ...(typeof placeTable === 'string' && placeTable.startsWith(SEARCH_INDEX_FOLDER) && { placeTable }),
  };
  if (engine === 'embedded' && typeof folder === 'string' && typeof cards === 'number') {
    return { engine, ...shared, folder, cards };
  }
  const isHost = typeof host === 'string' && URL.canParse(host);
  if (engine === 'meilisearch' && isHost && typeof searchKey === 'string') {
    return { engine, ...shared, host, searchKey };
  }
  return undefined;
}

/** The places of a manifest that are whole; none at all where there is no list of them. */
function readPlaces(content: unknown): Pick<SearchManifest, 'places'> {
  if (!Array.isArray(content)) return {};
  const places = content.flatMap((one: unknown) => {
    if (!isJsonObject(one)) return [];
    const { name, state, cities } = one;
    const isWhole = typeof name === 'string' && typeof state === 'string' && Array.isArray(cities);
    return isWhole ? [{ name, state, cities: cities.map(String) }] : [];
  });
  return { places };
}
