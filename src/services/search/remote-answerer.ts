import type { SearchManifest } from '../../domain/search/search-manifest.ts';
import type { SearchAnswerer } from './search-engine.ts';
import { SearchFailure, type SearchFailureKind } from './search-failure.ts';

export type RemoteManifest = Extract<SearchManifest, { engine: 'meilisearch' }>;

/** A server that has not answered by then is treated as one that will not. */
const PATIENCE_MILLISECONDS = 8000;

const kindOf = (status: number): SearchFailureKind => (status === 404 ? 'not-found' : 'refused');

/** Asks a Meilisearch server with the key that can only search (spec S16). */
export function openRemote(
  { host, searchKey }: RemoteManifest,
  fetchAnswer: typeof fetch,
  patience: number = PATIENCE_MILLISECONDS,
): SearchAnswerer {
  return {
    answer: async (path, body) => {
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
          kindOf(response.status),
          `${address}: ${response.status} ${text.slice(0, 200)}`,
        );
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new SearchFailure('bad-answer', `${address}: not JSON: ${text.slice(0, 80)}`);
      }
    },
  };
}
