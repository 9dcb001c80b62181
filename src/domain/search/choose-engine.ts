import type { SearchSettings } from './search-settings.ts';

const KILOBYTE = 1024;
/** From here on shoppers on slow lines wait for the index; the operator is told. */
const WARN_BYTES = 250 * KILOBYTE;
/** The largest index a browser is sent where a server could answer (docs/performance.md). */
const MAX_BYTES = 400 * KILOBYTE;

export type EngineChoice = { engine: 'embedded' | 'meilisearch'; why: string; warning?: string };

/**
 * Which engine answers a site's searches, by its settings and by the bytes of its core index as sent (brotli). Throws an
 * Error that names the setting when Meilisearch is asked for without a server or its key.
 */
export function chooseEngine(settings: SearchSettings, coreBytes: number): EngineChoice {
  const { engine, meilisearch } = settings;
  const size = `the index is ${Math.ceil(coreBytes / KILOBYTE)} KB`;
  if (engine === 'meilisearch') {
    if (meilisearch && meilisearch.search_key) return { engine, why: "search.engine is 'meilisearch'" };
    throw new Error(
      `search.engine is 'meilisearch', but search.meilisearch ${meilisearch ? 'has no search_key' : 'names no server'}. ` +
        'Run npm run search -- push <slug> and put the lines it prints into the tenant, or set search.engine to auto.',
    );
  }
  if (engine === 'embedded') {
    return { engine, why: "search.engine is 'embedded'", ...largeIndex(coreBytes, size) };
  }
  if (coreBytes > MAX_BYTES && meilisearch && meilisearch.search_key) {
    return { engine: 'meilisearch', why: `${size}, more than ${MAX_BYTES / KILOBYTE} KB` };
  }
  const why =
    coreBytes > MAX_BYTES
      ? `${size}, and no server with a search_key is named`
      : `${size}, at most ${MAX_BYTES / KILOBYTE} KB are sent`;
  return { engine: 'embedded', why, ...largeIndex(coreBytes, size) };
}

function largeIndex(coreBytes: number, size: string): { warning?: string } {
  if (coreBytes <= WARN_BYTES) return {};
  const advice = 'Name a Meilisearch server in search.meilisearch (docs/search-server.md).';
  const what = coreBytes > MAX_BYTES ? 'too large for slow lines' : 'growing large for slow lines';
  return { warning: `Search: ${size}, ${what}. ${advice}` };
}
