import type { LoadFile } from './search-engine.ts';
import { SearchFailure } from './search-failure.ts';

/** A file of the bundle by its address on this site; with `isFresh` past every cache. Throws a SearchFailure. */
export async function loadResponse(
  address: string,
  fetchFile: typeof fetch,
  isFresh = false,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetchFile(address, isFresh ? { cache: 'reload' } : {});
  } catch (error) {
    throw new SearchFailure('offline', `${address}: ${String(error)}`);
  }
  if (!response.ok) {
    throw new SearchFailure(
      response.status === 404 ? 'not-found' : 'refused',
      `${address}: ${response.status}`,
    );
  }
  return response;
}

/** Loads files with a fetch function; with `isFresh` past every cache, where a damaged copy may lie. */
export const fileLoader =
  (fetchFile: typeof fetch, isFresh = false): LoadFile =>
  async (address) => {
    const response = await loadResponse(address, fetchFile, isFresh);
    try {
      return new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      throw new SearchFailure('offline', `${address}: ${String(error)}`);
    }
  };
