import { indexPlan } from '../../domain/search/index-plan.ts';
import type { SearchFieldTable } from '../../domain/search/search-field.ts';
import type { SearchSynonyms } from '../../domain/search/search-synonyms.ts';
import { meilisearchSettings } from '../../search-engine/meilisearch-settings.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { documentBatches } from './document-batches.ts';
import { IndexAnswer, IndexStats } from './meilisearch-answers.ts';
import type { MeilisearchApi } from './meilisearch-api.ts';
import { runTask, startTask, waitForTask } from './run-task.ts';
import { DOCUMENT_KEY, type ServerDocument } from './server-document.ts';

const shown = (count: number): string => count.toLocaleString('en-AU');

/**
 * Creates an index with the settings that make it answer like the embedded one, sends it the documents and checks that
 * it holds all of them (spec S16). Throws ExpectedError when it does not.
 */
export async function fillIndex(
  api: MeilisearchApi,
  index: string,
  documents: readonly ServerDocument[],
  { synonyms, fields }: { synonyms: SearchSynonyms; fields?: SearchFieldTable | undefined },
  onProgress: (text: string) => void,
): Promise<void> {
  onProgress(`creating ${index}`);
  await runTask(api, 'POST', '/indexes', { uid: index, primaryKey: DOCUMENT_KEY });
  const settings = meilisearchSettings(indexPlan(synonyms, fields), documents.length);
  await runTask(api, 'PATCH', `/indexes/${index}/settings`, settings);
  // All are sent before any is waited for: the server indexes what has queued up in one go.
  const tasks: number[] = [];
  let sent = 0;
  for (const batch of documentBatches(documents)) {
    tasks.push(await startTask(api, 'POST', `/indexes/${index}/documents`, batch));
    sent += batch.length;
    onProgress(`sent ${shown(sent)} of ${shown(documents.length)} cars`);
  }
  for (const [at, task] of tasks.entries()) {
    onProgress(`indexing batch ${at + 1} of ${tasks.length}`);
    await waitForTask(api, task, `indexing batch ${at + 1} of ${tasks.length}`);
  }
  const { numberOfDocuments } = await api.ask(IndexStats, 'GET', `/indexes/${index}/stats`);
  if (numberOfDocuments !== documents.length)
    throw new ExpectedError(
      `The fresh index holds ${shown(numberOfDocuments)} documents, ${shown(documents.length)} were sent.`,
    );
  // Documents sent to an index that another push removed make the server create one, without settings.
  const { primaryKey } = await api.ask(IndexAnswer, 'GET', `/indexes/${index}`);
  if (primaryKey !== DOCUMENT_KEY)
    throw new ExpectedError('The fresh index was removed meanwhile. Is another push of this tenant running?');
}
