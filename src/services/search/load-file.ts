import { inTime, TIMEOUT_MS } from './in-time.ts';
import type { LoadFile } from './search-transport.ts';
import { SearchFailure, timedOut } from './search-failure.ts';

/**
 * The bytes of a file of this site; with `isFresh` past every cache. It is given up when no part of it has come for
 * `patience` milliseconds, however long the whole takes. Throws a SearchFailure.
 */
export async function loadFile(
  address: string,
  fetchFile: typeof fetch,
  isFresh = false,
  patience: number = TIMEOUT_MS,
): Promise<Uint8Array> {
  const stop = new AbortController();
  const { signal } = stop;
  try {
    const asked = fetchFile(address, { signal, ...(isFresh && { cache: 'reload' }) });
    const response = await inTime(asked, timedOut(address), patience);
    if (!response.ok) {
      const kind = response.status === 404 ? 'not-found' : 'refused';
      throw new SearchFailure(kind, `${address}: ${response.status}`);
    }
    const reader = response.body?.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (;;) {
      const part = await (reader && inTime(reader.read(), timedOut(address), patience));
      if (!part || part.done) return new Uint8Array(await new Blob(parts).arrayBuffer());
      parts.push(part.value);
    }
  } catch (error) {
    stop.abort();
    throw error instanceof SearchFailure
      ? error
      : new SearchFailure('offline', `${address}: ${String(error)}`);
  }
}

/** Loads files with a fetch function; with `isFresh` past every cache, where a damaged copy may lie. */
export const fileLoader =
  (fetchFile: typeof fetch, isFresh = false): LoadFile =>
  (address) =>
    loadFile(address, fetchFile, isFresh);
