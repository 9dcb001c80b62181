import { setTimeout as wait } from 'node:timers/promises';
import { TaskStarted, TaskState } from './meilisearch-answers.ts';
import type { MeilisearchApi } from './meilisearch-api.ts';
import { MeilisearchError, TaskFailedError } from './meilisearch-error.ts';

/** How long, in milliseconds, to wait between two looks at a task, and for its end. */
export type TaskPatience = { firstPause: number; longestPause: number; most: number };

/** Indexing 100,000 cars takes a server minutes. */
const TIMEOUT_MS: TaskPatience = { firstPause: 20, longestPause: 2000, most: 15 * 60_000 };
/** Looks in a row that may fail, as while a proxy restarts: the task goes on meanwhile. */
const FAILED_LOOKS = 5;
const SLOWER = 1.5;

/** A server that is there and says no will say so again. */
const isPassing = (error: unknown): boolean =>
  error instanceof MeilisearchError && (error.status === undefined || error.status >= 500);

/** Starts a task of the server and answers its number. Throws MeilisearchError when it is refused. */
export async function startTask(
  api: MeilisearchApi,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<number> {
  return (await api.ask(TaskStarted, method, path, body)).taskUid;
}

/**
 * Waits for the end of a task; `what` names it. Throws TaskFailedError when the server could not do it, MeilisearchError
 * when it cannot be asked or takes longer than `patience`.
 */
export async function waitForTask(
  api: MeilisearchApi,
  task: number,
  what: string,
  { firstPause, longestPause, most }: TaskPatience = TIMEOUT_MS,
): Promise<void> {
  const end = Date.now() + most;
  let failedLooks = 0;
  for (let pause = firstPause; ; pause = Math.min(pause * SLOWER, longestPause)) {
    const state = await api.ask(TaskState, 'GET', `/tasks/${task}`).catch((error: unknown) => {
      if (!isPassing(error) || failedLooks >= FAILED_LOOKS) throw error;
      return undefined;
    });
    failedLooks = state ? 0 : failedLooks + 1;
    if (state?.status === 'succeeded') return;
    if (state?.status === 'failed' || state?.status === 'canceled')
      throw new TaskFailedError(
        `${what}: task ${task} ${state.status}, ${state.error?.message ?? 'and no reason is given'}`,
        { code: state.error?.code },
      );
    if (Date.now() > end)
      throw new MeilisearchError(
        `${what}: task ${task} has not ended after ${Math.round(most / 60_000)} minutes.`,
      );
    await wait(pause);
  }
}

/** Starts a task and waits for its end. Throws as both do. */
export async function runTask(
  api: MeilisearchApi,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<void> {
  await waitForTask(api, await startTask(api, method, path, body), `${method} ${path}`);
}
