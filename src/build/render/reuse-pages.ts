import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ReadFile } from '../publish/site-files.ts';
import { inParallel } from '../../stock/in-parallel.ts';
import type { PageCache } from './page-cache.ts';

const AT_ONCE = 16;

/** A page that is to be made, as Astro names it. */
export type StaticPath = {
  pathname: string;
  route: { component: string; type: string };
  cacheKey?: string | undefined;
};

const withoutSlashes = (pathname: string): string => pathname.replace(/^\/|\/$/g, '');

/** The file of a page below the site's folder, as `build.format: 'file'` writes it; other routes name their file. */
export const fileOf = ({ pathname, route }: StaticPath): string =>
  route.type === 'endpoint' ? withoutSlashes(pathname) : `${withoutSlashes(pathname) || 'index'}.html`;

/** A digest of the names of the scripts and styles that pages name; each name carries a hash of its content. */
async function assetsDigest(siteFolder: string): Promise<string> {
  const names = await readdir(path.join(siteFolder, '_astro')).catch(() => []);
  return hash('sha256', names.sort().join('\n'), 'base64url');
}

/** The key that a page is kept under: of its scripts and styles, its route, and what it says that it is made from. */
const keptKey = (assets: string, { route, cacheKey }: StaticPath & { cacheKey: string }): string =>
  hash('sha256', JSON.stringify([assets, route.component, cacheKey]), 'base64url');

/** What became of paths: those the cache did not have, those it put into the site's folder, and the keys of all that have one. */
export type ReusedPages<P> = {
  left: P[];
  reused: Map<string, ReadFile>;
  keys: Map<string, string>;
  /** All pages and files there will be. */
  total: number;
};

/** Puts pages that the cache has into the site's folder, which holds its scripts and styles already. */
export async function reusePages<P extends StaticPath>(
  paths: readonly P[],
  cache: PageCache,
  siteFolder: string,
): Promise<ReusedPages<P>> {
  const reused = new Map<string, ReadFile>();
  const keys = new Map<string, string>();
  const assets = await assetsDigest(siteFolder);
  const times = new Map<string, number>();
  const named = paths.map((each) => ({ ...each, file: fileOf(each) }));
  for (const { file } of named) times.set(file, (times.get(file) ?? 0) + 1);
  const isReused = await inParallel(named, AT_ONCE, async ({ file, route, cacheKey, pathname }) => {
    // Of two routes with one address the first is rendered.
    if (cacheKey === undefined || route.type !== 'page' || times.get(file) !== 1) return false;
    const key = keptKey(assets, { pathname, route, cacheKey });
    keys.set(file, key);
    const page = await cache.reuse(file, key, siteFolder);
    if (page) reused.set(file, page);
    return page !== undefined;
  });
  return { left: paths.filter((_, index) => !isReused[index]), reused, keys, total: times.size };
}
