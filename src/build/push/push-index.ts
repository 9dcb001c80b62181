import { searchDocuments } from '../../domain/search/search-documents.ts';
import { searchSynonyms } from '../../domain/search/search-synonyms.ts';
import type { SearchFieldTable } from '../../domain/search/search-field.ts';
import type { SearchSettings } from '../../domain/search/search-settings.ts';
import type { Location } from '../../domain/location/location.ts';
import type { PriceSettings } from '../../domain/vehicle/card-settings.ts';
import type { IdentitySettings } from '../../domain/vehicle/shown-identity.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { fillIndex } from './fill-index.ts';
import { listAll } from './list-all.ts';
import { IndexAnswer } from './meilisearch-answers.ts';
import type { MeilisearchApi } from './meilisearch-api.ts';
import { MeilisearchError } from './meilisearch-error.ts';
import { runTask } from './run-task.ts';
import { toServerDocument } from './server-document.ts';
import { swapIndexes, UnknownSwapError } from './swap-indexes.ts';

/** Between an index's name and the moment of its push, in milliseconds: what a killed push leaves is known by it. */
const FRESH = '__push_';
const isFreshOf = (index: string, name: string): boolean =>
  name.startsWith(index + FRESH) && /^\d+$/.test(name.slice(index.length + FRESH.length));

/** How many documents are live, and the index of before when it could not be removed. */
export type PushedIndex = { documents: number; left?: string };

/** Removes an index; one that is gone, as by a push that was stopped while it tidied, is fine. */
async function remove(api: MeilisearchApi, index: string): Promise<void> {
  try {
    await runTask(api, 'DELETE', `/indexes/${index}`);
  } catch (error) {
    if (!(error instanceof MeilisearchError && error.code === 'index_not_found')) throw error;
  }
}

/** What stopped a push, with what became of both indexes. A server does tasks in their order, so this follows a swap. */
async function withoutFresh(api: MeilisearchApi, fresh: string, cause: unknown): Promise<unknown> {
  const left = await remove(api, fresh).then(
    () => '',
    () => `\n${fresh} could not be removed; the next push does it.`,
  );
  if (!(cause instanceof ExpectedError)) return cause;
  const live = cause instanceof UnknownSwapError ? '' : '\nThe live index is as it was.';
  return new ExpectedError(`${cause.message}${live}${left}`, { cause });
}

/**
 * Sends a stock to a server (spec S16): into a fresh index, swapped with the live one only when it holds as many
 * documents as were sent. Whatever stops it before that leaves the live index as it was; what an earlier push left
 * behind is removed. `now` names the fresh index. Throws ExpectedError.
 */
export async function pushIndex(
  api: MeilisearchApi,
  stock: {
    index: string;
    vehicles: readonly Vehicle[];
    settings: Pick<SearchSettings, 'synonyms'>;
    locations: readonly Location[];
    identity?: IdentitySettings;
    /** The dealer's (`searchFieldsWith`). */
    fields?: SearchFieldTable;
    price?: PriceSettings;
  },
  now: Date,
  onProgress: (text: string) => void,
): Promise<PushedIndex> {
  const { index, vehicles, settings, locations, identity, fields, price } = stock;
  const cars = searchDocuments(vehicles, locations, identity, fields, price);
  const synonyms = searchSynonyms(cars, settings.synonyms);
  const documents = cars.map(toServerDocument);
  const existing = (await listAll(api, '/indexes', IndexAnswer)).map(({ uid }) => uid);
  for (const left of existing.filter((name) => isFreshOf(index, name))) {
    onProgress(`removing ${left}, left by a push that was stopped`);
    await remove(api, left);
  }
  const fresh = `${index}${FRESH}${now.getTime()}`;
  const isFirst = !existing.includes(index);
  try {
    await fillIndex(api, fresh, documents, { synonyms, fields }, onProgress);
    onProgress('swapping');
    await swapIndexes(api, { live: index, fresh, isFirst });
  } catch (error) {
    throw await withoutFresh(api, fresh, error);
  }
  if (isFirst) return { documents: documents.length };
  return remove(api, fresh).then(
    () => ({ documents: documents.length }),
    () => ({ documents: documents.length, left: fresh }),
  );
}
