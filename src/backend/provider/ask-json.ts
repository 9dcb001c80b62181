/** The most bytes of an answer: a figure and what it rests on are a few hundred. */
const MAX_BYTES = 64 * 1024;

export type JsonRequest = { url: string; method: string; headers: Record<string, string>; body?: string };

/** An answer in which nothing is found: 404 or 204. */
export const NOTHING = Symbol('nothing');

/** The text of an answer, read no further than it may be. Throws an Error for a longer one. */
async function boundedText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // What breaks the loop cancels the rest.
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`its answer is over ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Asks a provider of the dealer for JSON, once; NOTHING for 404 and 204. Throws an Error that names no person: for another
 * status, a redirect, what is no JSON, over 64 KB, or no whole answer within `seconds`.
 */
export async function askJson(
  fetch: typeof globalThis.fetch,
  { url, ...request }: JsonRequest,
  seconds: number,
): Promise<unknown> {
  const answer = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(seconds * 1000),
  });
  if (answer.status === 404 || answer.status === 204) {
    await answer.body?.cancel();
    return NOTHING;
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`it answered ${answer.status}`);
  }
  const text = await boundedText(answer);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('its answer is no JSON');
  }
}
