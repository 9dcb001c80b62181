import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { ReadFile } from '../publish/site-files.ts';
import { inParallel } from '../../stock/in-parallel.ts';
import type { PageCache } from './page-cache.ts';

const AT_ONCE = 16;

type PathToRender = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

/** Astro leaves this entry to whoever sets a prerenderer; ours runs Astro's own, so it is Astro's. */
const prerenderEntry = {
  name: 'forecourt-prerender-entry',
  configEnvironment: (environment: string) =>
    environment === 'prerender'
      ? { build: { rolldownOptions: { input: 'astro/entrypoints/prerender' } } }
      : undefined,
};

/** What became of the pages: how many were rendered, those taken from the cache, and the keys of all that have one. */
export type PagesMade = {
  rendered: number;
  reused: ReadonlyMap<string, ReadFile>;
  keys: ReadonlyMap<string, string>;
};

const withoutSlashes = (pathname: string): string => pathname.replace(/^\/|\/$/g, '');

/** The file of a page below the site's folder, as `build.format: 'file'` writes it. */
const fileOf = (pathname: string): string => `${withoutSlashes(pathname) || 'index'}.html`;

/** A digest of the names of the scripts and styles that pages name; each name carries a hash of its content. */
async function assetsDigest(siteFolder: string): Promise<string> {
  const names = await readdir(path.join(siteFolder, '_astro')).catch(() => []);
  return createHash('sha256').update(names.sort().join('\n')).digest('base64url');
}

const keyDigest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Stands between Astro and the pages, for Astro gives no hook for one page: pages that the cache has are put into the
 * site's folder and never reach Astro, which renders the others. `onProgress` hears how many of all pages are behind it,
 * at most four times a second; `onPage` is given every rendered page before Astro writes it.
 */
export function renderPages({
  cache,
  siteFolder,
  onProgress,
  onPage,
}: {
  cache: PageCache;
  siteFolder: string;
  onProgress: (done: number, total: number) => void;
  onPage: (page: Response, pathname: string) => void;
}): { integration: AstroIntegration; made: () => PagesMade } {
  const reused = new Map<string, ReadFile>();
  const keys = new Map<string, string>();
  let total = 0;
  let rendered = 0;
  let told = 0;

  const tell = (): void => {
    if (Date.now() - told < 250) return;
    told = Date.now();
    onProgress(reused.size + rendered, total);
  };

  async function withoutReused(paths: readonly PathToRender[]): Promise<PathToRender[]> {
    const assets = await assetsDigest(siteFolder);
    const times = new Map<string, number>();
    for (const { pathname } of paths) times.set(fileOf(pathname), (times.get(fileOf(pathname)) ?? 0) + 1);
    const isReused = await inParallel(paths, AT_ONCE, async ({ pathname, route, cacheKey }) => {
      const file = fileOf(pathname);
      // Of two routes with one address Astro renders the first, and says so.
      if (cacheKey === undefined || route.type !== 'page' || times.get(file) !== 1) return false;
      const key = keyDigest([assets, route.component, cacheKey]);
      keys.set(file, key);
      const page = await cache.reuse(file, key, siteFolder);
      if (page) reused.set(file, page);
      return page !== undefined;
    });
    return paths.filter((_, index) => !isReused[index]);
  }

  const integration: AstroIntegration = {
    name: 'forecourt-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [prerenderEntry] } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro) => ({
          ...astro,
          getStaticPaths: async () => {
            const paths = await astro.getStaticPaths();
            total = new Set(paths.map(({ pathname }) => fileOf(pathname))).size;
            return withoutReused(paths);
          },
          render: async (request, options) => {
            tell();
            rendered += 1;
            const pathname = decodeURI(new URL(request.url).pathname).replace(/(\/index)?\.html$|\/$/, '');
            const page = await astro.render(request, options);
            onPage('response' in page ? page.response : page, pathname);
            return page;
          },
        }));
      },
    },
  };
  return { integration, made: () => ({ rendered, reused, keys }) };
}
