import { ExpectedError } from '../../command-line/expected-error.ts';
import type { MeilisearchApi } from './meilisearch-api.ts';
import { MeilisearchError, TaskFailedError } from './meilisearch-error.ts';
import { startTask, waitForTask } from './run-task.ts';

/** A swap that was asked for and of whose end nothing is known. */
export class UnknownSwapError extends ExpectedError {
  override readonly name = 'UnknownSwapError';
}

const isRefusal = (error: unknown): boolean =>
  error instanceof MeilisearchError && error.status !== undefined && error.status < 500;

/**
 * Makes `fresh` live under the name `live`. Two indexes change places in one step; the first one is renamed, so that
 * shoppers never meet an empty index. Throws MeilisearchError when nothing was changed, UnknownSwapError when the server
 * stopped answering in between.
 */
export async function swapIndexes(
  api: MeilisearchApi,
  { live, fresh, isFirst }: { live: string; fresh: string; isFirst: boolean },
): Promise<void> {
  const swap = isFirst ? { indexes: [fresh, live], rename: true } : { indexes: [live, fresh] };
  let task: number | undefined;
  try {
    task = await startTask(api, 'POST', '/swap-indexes', [swap]);
    await waitForTask(api, task, 'swapping the indexes');
  } catch (cause) {
    if (cause instanceof TaskFailedError || (task === undefined && isRefusal(cause))) throw cause;
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new UnknownSwapError(`${words}\nThe swap was asked for; whether it was done is not known.`, {
      cause,
    });
  }
}
