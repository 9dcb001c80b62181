import { meilisearchSettings } from '../../src/domain/search/engine/meilisearch-settings.ts';
import { searchDocuments } from '../../src/domain/search/engine/search-documents.ts';
import type { IndexDocument } from '../../src/domain/search/engine/index-document.ts';
import type { SearchSettings } from '../../src/domain/search/search-settings.ts';
import type { Vehicle } from '../../src/domain/vehicle/vehicle.ts';
import { ExpectedError } from '../command-line/expected-error.ts';
import { fieldOf, type MeilisearchApi } from './meilisearch-api.ts';

const BATCH = 1000;
const MOST_INDEXES = 1000;
/** Between an index's name and the moment of its push: what a killed push leaves is known by it. */
const FRESH = '__push_';

/**
 * Meilisearch takes only letters, digits, hyphens and underscores in a key, and ids of feeds may hold anything: the key
 * is the id in base64url, the id itself stays a field.
 */
const toServerDocument = (document: IndexDocument): object => ({
  ...document,
  document_key: Buffer.from(String(document['id'])).toString('base64url'),
});

async function indexNames(api: MeilisearchApi): Promise<string[]> {
  const results = fieldOf(await api.ask('GET', `/indexes?limit=${MOST_INDEXES}`), 'results');
  return Array.isArray(results) ? results.map((one) => String(fieldOf(one, 'uid'))) : [];
}

async function documentCount(api: MeilisearchApi, index: string): Promise<number> {
  return Number(fieldOf(await api.ask('GET', `/indexes/${index}/stats`), 'numberOfDocuments'));
}

/**
 * Sends a stock to a server (spec S16): into a fresh index, swapped with the live one only when it holds as many
 * documents as were sent. Whatever stops it before that leaves the live index as it was; what an earlier push left
 * behind is removed. `now` names the fresh index. Answers how many documents are live.
 */
export async function pushIndex(
  api: MeilisearchApi,
  stock: { index: string; vehicles: readonly Vehicle[]; settings: Pick<SearchSettings, 'synonyms'> },
  now: Date,
  onProgress: (text: string) => void,
): Promise<number> {
  const { index, vehicles, settings } = stock;
  const documents = searchDocuments(vehicles).map(toServerDocument);
  const existing = await indexNames(api);
  for (const left of existing.filter((name) => name.startsWith(index + FRESH))) {
    onProgress(`removing ${left}, left by a push that was stopped`);
    await api.run('DELETE', `/indexes/${left}`);
  }
  const fresh = `${index}${FRESH}${now.getTime()}`;
  onProgress(`creating ${fresh}`);
  await api.run('POST', '/indexes', { uid: fresh, primaryKey: 'document_key' });
  try {
    await api.run(
      'PATCH',
      `/indexes/${fresh}/settings`,
      meilisearchSettings(documents.length, settings.synonyms),
    );
    for (let start = 0; start < documents.length; start += BATCH) {
      await api.run('POST', `/indexes/${fresh}/documents`, documents.slice(start, start + BATCH));
      onProgress(`${Math.min(start + BATCH, documents.length)} of ${documents.length} sent`);
    }
    const arrived = await documentCount(api, fresh);
    if (arrived !== documents.length) {
      throw new ExpectedError(
        `The fresh index holds ${arrived} documents, ${documents.length} were sent; the live index was left as it is.`,
      );
    }
    // A swap needs both: on the first push the live index is an empty one.
    if (!existing.includes(index))
      await api.run('POST', '/indexes', { uid: index, primaryKey: 'document_key' });
    await api.run('POST', '/swap-indexes', [{ indexes: [index, fresh] }]);
  } finally {
    // Before the swap it is the unfinished one, after it the one that was live.
    await api.run('DELETE', `/indexes/${fresh}`);
  }
  return documentCount(api, index);
}
