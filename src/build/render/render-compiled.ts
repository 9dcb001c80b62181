import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { placeOwnFiles } from '../astro/own-files.ts';
import { loadCompiledPages, type CompiledPages, type CompiledPath } from '../astro/compiled-pages.ts';
import { describeAstroError } from '../astro/describe-astro-error.ts';
import type { SiteData } from '../astro/site-data.ts';
import { linkFiles } from '../publish/place-files.ts';
import { listFiles, readSiteFile, type ReadFile } from '../publish/site-files.ts';
import type { PagesMade, RenderRequest } from './pages-made.ts';
import { fileOf, reusePages } from './reuse-pages.ts';

/** The bytes of a page or file; undefined where the route has nothing to say, as for a feed that is switched off. */
async function bodyOf(page: Response, { pathname, route }: CompiledPath): Promise<Buffer | undefined> {
  if (page.status >= 300 && page.status < 400)
    throw new Error(
      `${pathname} answers ${page.status}; redirects belong in _redirects.\nin ${route.component}`,
    );
  return page.body ? Buffer.from(await page.arrayBuffer()) : undefined;
}

/**
 * Renders paths into the site's folder, of two with one address the first that says something. A page is written without
 * leaving the thread: handing it to another one and back costs more than the disk's cache does.
 */
async function writePages(
  pages: CompiledPages,
  paths: readonly CompiledPath[],
  { siteFolder, onPage }: RenderRequest,
  onRendered: (path: CompiledPath) => void,
): Promise<ReadFile[]> {
  const written = new Map<string, ReadFile>();
  const folders = new Set<string>();
  for (const each of paths) {
    const file = fileOf(each);
    if (written.has(file)) continue;
    const page = await pages.render(each);
    onPage(page, each.pathname.replace(/\/$/, ''));
    const body = await bodyOf(page, each);
    onRendered(each);
    if (!body) continue;
    const target = path.join(siteFolder, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(target, body);
    written.set(file, readSiteFile(file, body));
  }
  return [...written.values()];
}

/**
 * Renders one site with code that was compiled for all of them, from the snapshot in its state folder, but for the pages
 * that the cache has. Throws ExpectedError with the message, the route's file and the hint.
 */
export async function renderCompiled(
  request: RenderRequest,
  compiled: string,
  data: SiteData,
  tenantFolder: string,
): Promise<PagesMade> {
  const { cache, siteFolder, onProgress } = request;
  const client = path.join(compiled, 'client');
  await linkFiles(await listFiles(client), client, siteFolder);
  try {
    const pages = await loadCompiledPages(compiled, data);
    const { garageWorker } = pages;
    const own = await placeOwnFiles({ tenant: data.tenant, tenantFolder, garageWorker }, siteFolder);
    const { left, reused, keys, total } = await reusePages(await pages.paths(), cache, siteFolder);
    let done = reused.size;
    let rendered = 0;
    const written = await writePages(pages, left, request, ({ route }) => {
      if (route.type === 'page') rendered += 1;
      onProgress(++done, total);
    });
    return { rendered, reused, keys, written: [...own, ...written] };
  } catch (error) {
    throw new ExpectedError(`The pages could not be rendered: ${describeAstroError(error)}`, {
      cause: error,
    });
  }
}
