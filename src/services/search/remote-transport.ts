import type { SearchManifest } from '../../domain/search/search-manifest.ts';
import type { SearchTransport } from './search-transport.ts';
import { refusalKind, SearchFailure } from './search-failure.ts';

export type RemoteManifest = Extract<SearchManifest, { engine: 'meilisearch' }>;

/** A server that has not answered by then is treated as one that will not. */
const TIMEOUT_MS = 8000;

/** Asks a Meilisearch server with the key that can only search (spec S16). */
export function openRemote(
  { host, searchKey }: RemoteManifest,
  fetchAnswer: typeof fetch,
  patience: number = TIMEOUT_MS,
): SearchTransport {
  return {
    send: async (path, body) => {
      const address = new URL(path, host).href;
      let response: Response;
      let text: string;
      try {
        response = await fetchAnswer(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${searchKey}` },
          body,
          signal: AbortSignal.timeout(patience),
        });
        text = await response.text();
      } catch (error) {
        const isLate = error instanceof DOMException && error.name === 'TimeoutError';
        throw new SearchFailure(isLate ? 'timeout' : 'offline', `${address}: ${String(error)}`);
      }
      if (!response.ok)
        throw new SearchFailure(
          refusalKind(response.status, text),
          `${address}: ${response.status} ${text.slice(0, 200)}`,
        );
      const answer = parseAnswer(text, path);
      if (!answer) throw new SearchFailure('bad-answer', `${address}: no answer: ${text.slice(0, 80)}`);
      return answer;
    },
  };
}

/** The body as an answer to what `path` asks; undefined for another text, as of a proxy that stands in the way. */
function parseAnswer(text: string, path: string): object | undefined {
  const part = path === '/multi-search' ? 'results' : 'facetHits';
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body && Array.isArray(Reflect.get(body, part)) ? body : undefined;
  } catch {
    return undefined;
  }
}
