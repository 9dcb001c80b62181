import { setTimeout as wait } from 'node:timers/promises';
import { ExpectedError } from '../command-line/expected-error.ts';

/** A Meilisearch server and the key that may write to it. */
export type MeilisearchApi = {
  /** Answers the parsed body of a request. Throws ExpectedError with the server's own words. */
  ask: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
  /** Starts a task with a request and waits for its end. Throws ExpectedError when it fails or takes too long. */
  run: (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<void>;
};

const REQUEST_MILLISECONDS = 30_000;
/** Indexing 100,000 cars takes a server minutes; a task that says nothing for so long is stuck. */
const TASK_MILLISECONDS = 15 * 60_000;
const FIRST_PAUSE_MILLISECONDS = 20;
const LONGEST_PAUSE_MILLISECONDS = 2000;

/** A field of a body whose shape is not known. */
export function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

/** Speaks to a server. What it says is never repeated with the key in it. */
export function meilisearchApi(host: string, adminKey: string): MeilisearchApi {
  const hidden = (text: string): string => text.replaceAll(adminKey, '(the key)');

  const ask: MeilisearchApi['ask'] = async (method, path, body) => {
    const where = `${method} ${new URL(path, host).href}`;
    let response: Response;
    let text: string;
    try {
      response = await fetch(new URL(path, host), {
        method,
        headers: { Authorization: `Bearer ${adminKey}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(REQUEST_MILLISECONDS),
      });
      text = await response.text();
    } catch (error) {
      const reason =
        error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : error;
      throw new ExpectedError(
        hidden(`${where}: ${String(reason)}. Is MEILI_HOST right, and is the server up?`),
      );
    }
    let answer: unknown;
    try {
      answer = text === '' ? {} : JSON.parse(text);
    } catch {
      const begin = text.slice(0, 60).replace(/\s+/g, ' ');
      throw new ExpectedError(
        hidden(
          `${where}: ${response.status}, and no JSON but '${begin}'. Is MEILI_HOST a Meilisearch server?`,
        ),
      );
    }
    if (response.ok) return answer;
    const words = String(fieldOf(answer, 'message') ?? text.slice(0, 200));
    const isKey = response.status === 401 || response.status === 403;
    throw new ExpectedError(
      hidden(`${where}: ${response.status}, ${words}${isKey ? ' Check MEILI_ADMIN_KEY.' : ''}`),
    );
  };

  const run: MeilisearchApi['run'] = async (method, path, body) => {
    const task = fieldOf(await ask(method, path, body), 'taskUid');
    if (typeof task !== 'number') throw new ExpectedError(`${method} ${path}: the server started no task.`);
    const end = Date.now() + TASK_MILLISECONDS;
    for (let pause = FIRST_PAUSE_MILLISECONDS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MILLISECONDS)) {
      const state = await ask('GET', `/tasks/${task}`);
      const status = fieldOf(state, 'status');
      if (status === 'succeeded') return;
      if (status === 'failed' || status === 'canceled') {
        const words = String(fieldOf(fieldOf(state, 'error'), 'message') ?? 'no reason given');
        throw new ExpectedError(hidden(`${method} ${path}: task ${task} ${status}: ${words}`));
      }
      if (Date.now() > end)
        throw new ExpectedError(`${method} ${path}: task ${task} has not ended after 15 minutes.`);
      await wait(pause);
    }
  };
  return { ask, run };
}
