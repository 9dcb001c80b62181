import * as z from 'zod';
import { ErrorAnswer } from './meilisearch-answers.ts';
import { MeilisearchError } from './meilisearch-error.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A Meilisearch server and a key to it. */
export type MeilisearchApi = {
  /** Answers the body of a request, in the shape asked for. Throws MeilisearchError with the server's own words. */
  ask: <Answer>(shape: z.ZodType<Answer>, method: Method, path: string, body?: unknown) => Promise<Answer>;
};

/** A batch of documents on a slow line takes most of it. */
const REQUEST_MILLISECONDS = 60_000;
const SHOWN_CHARACTERS = 200;

/** What a server or a library said, on one line and without the key, whole or in an address. */
function fit(text: string, key: string): string {
  const hidden = text.replaceAll(key, '(the key)').replaceAll(encodeURIComponent(key), '(the key)');
  // Cut last: half a key in front of the cut would not be found.
  return hidden.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, SHOWN_CHARACTERS);
}

function parseJson(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : String(error);

/**
 * Speaks to the server at `host` (an origin) with a key, which no message ever repeats (spec S16). `keyName` is what
 * people call the key, and `patience` how many milliseconds an answer may take.
 */
export function meilisearchApi(
  host: string,
  key: string,
  keyName: string,
  patience: number = REQUEST_MILLISECONDS,
): MeilisearchApi {
  const ask: MeilisearchApi['ask'] = async (shape, method, path, body) => {
    const address = new URL(path, host);
    const failure = (words: string, more: { status?: number; code?: string | undefined } = {}) =>
      new MeilisearchError(`${method} ${fit(address.href, key)}: ${words}`, more);
    let response: Response;
    let text: string;
    try {
      response = await fetch(address, {
        method,
        // A redirect would carry a POST on as a GET.
        redirect: 'manual',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
      });
      text = await response.text();
    } catch (error) {
      throw failure(`no answer (${fit(reasonOf(error), key)}). Is the address right, and is the server up?`);
    }
    const { status } = response;
    const target = response.headers.get('location');
    if (status >= 300 && status < 400 && target)
      throw failure(`${status}, the server sends on to ${fit(target, key)}. Name that address.`, { status });
    const parsed = parseJson(text);
    if (!parsed)
      throw failure(
        `${status}, and no JSON but '${fit(text, key).slice(0, 60)}'. Is it a Meilisearch server?`,
        {
          status,
        },
      );
    if (!response.ok) {
      const error = ErrorAnswer.safeParse(parsed.json).data;
      const wayOut = status === 401 || status === 403 ? ` Check ${keyName}.` : '';
      throw failure(`${status}, ${fit(error?.message ?? text, key)}${wayOut}`, { status, code: error?.code });
    }
    const answer = shape.safeParse(parsed.json);
    if (answer.success) return answer.data;
    throw failure(
      `${status}, in a shape that Meilisearch does not answer. ${z.prettifyError(answer.error)}`,
      {
        status,
      },
    );
  };
  return { ask };
}
