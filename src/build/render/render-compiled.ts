import { freemem } from 'node:os';
import path from 'node:path';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { placeOwnFiles } from '../astro/own-files.ts';
import { loadCompiledPages } from '../astro/compiled-pages.ts';
import { describeAstroError } from '../astro/describe-astro-error.ts';
import { astroErrorOf, UnknownAstroError } from '../astro/known-astro.ts';
import type { SiteData } from '../astro/site-data.ts';
import { siteSizes } from '../compliance/site-sizes.ts';
import { linkFiles } from '../publish/place-files.ts';
import { listFiles } from '../publish/site-files.ts';
import type { PagesMade, RenderRequest } from './pages-made.ts';
import { startRenderProcess } from './render-process.ts';
import { reusePages } from './reuse-pages.ts';
import { helpersFor, sharePages } from './share-pages.ts';

/**
 * Renders one site with code that was compiled for all of them, from the snapshot in its state folder, but for the pages
 * that the cache has. Throws ExpectedError with the message, the route's file and the hint, and UnknownAstroError where the
 * code uses a part of Astro that is not the one it knows.
 */
export async function renderCompiled(
  request: RenderRequest,
  compiled: string,
  data: SiteData,
  tenantFolder: string,
): Promise<PagesMade> {
  const { cache, siteFolder, policy, processes, onProgress } = request;
  const client = path.join(compiled, 'client');
  await linkFiles(listFiles(client), client, siteFolder);
  try {
    const pages = await loadCompiledPages(compiled, data);
    const { offlineWorker } = pages;
    const own = await placeOwnFiles({ data, tenantFolder, offlineWorker }, siteFolder);
    const { left, reused, keys, total } = await reusePages(await pages.paths(), cache, siteFolder);
    let done = reused.size;
    const onWritten = (): void => onProgress(++done, total);
    const memory = { freeBytes: freemem(), heldBytes: process.memoryUsage.rss() };
    const length = helpersFor({ left: left.length, total }, processes, memory);
    const helpers = Array.from({ length }, () => startRenderProcess(compiled, siteFolder));
    const site = { siteFolder, sizeOf: await siteSizes(siteFolder) };
    const made = await sharePages(pages, left, site, { policy, onWritten }, helpers);
    pages.forgetPaths();
    return {
      ...made,
      reused,
      keys,
      written: [...own, ...made.written],
      facts: new Map(made.facts),
    };
  } catch (error) {
    const found = astroErrorOf(error);
    if (found instanceof UnknownAstroError) throw found;
    throw new ExpectedError(`The pages could not be rendered: ${describeAstroError(error)}`, {
      cause: error,
    });
  }
}
