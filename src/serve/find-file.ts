import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** What a path of a site leads to: a file, or the address the page really has. */
export type Found = { kind: 'file'; file: string } | { kind: 'moved'; to: string };

/** Read by hosts, never served by them. */
const NOT_SERVED = new Set(['/_headers', '/_redirects']);

/** The real file below the folder; undefined for folders, for what is not there, and for links that lead out. */
export async function fileInside(folder: string, pathname: string): Promise<string | undefined> {
  const file = await realpath(path.join(folder, pathname)).catch(() => undefined);
  if (!file?.startsWith(folder + path.sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

/**
 * Finds what a static host would serve for a path that requestPath let through: `/x` is `x` or `x.html`, `/x/` and
 * `/x.html` move to `/x`, `/index` to `/`; `/404` is nothing. `folder` is real and absolute. Undefined when there is nothing.
 */
export async function findFile(folder: string, pathname: string): Promise<Found | undefined> {
  if (NOT_SERVED.has(pathname)) return undefined;
  const clean = pathname.replace(/\/index\.html$|\.html$|\/$/, '') || '/';
  const page = await fileInside(folder, clean === '/' ? '/index.html' : `${clean}.html`);
  // The page for lost addresses is an answer, not an address, and the home page has one address.
  if (clean === '/404') return undefined;
  if (clean === '/index' && page) return { kind: 'moved', to: '/' };
  if (page)
    return clean === pathname ? { kind: 'file', file: page } : { kind: 'moved', to: encodeURI(clean) };
  const file = await fileInside(folder, pathname);
  return file ? { kind: 'file', file } : undefined;
}
