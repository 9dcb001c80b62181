import { readFile } from 'node:fs/promises';
import { contentType } from '../build/publish/content-types.ts';
import { findFile } from './find-file.ts';
import { liveFolder, publishedSites } from './published-sites.ts';
import { requestPath } from './request-path.ts';
import type { Answer } from './site-answer.ts';
import { SERVER_PAGE_POLICY } from './server-page.ts';
import { sitesPage } from './sites-page.ts';

const baseHeaders = (type: string): Map<string, string> =>
  new Map([
    ['content-type', type],
    ['content-security-policy', SERVER_PAGE_POLICY],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cache-control', 'no-store'],
  ]);

/** A site's picture under the list's own origin: sites let nobody else show theirs. Pictures only, never pages. */
async function pictureAnswer(outFolder: string, target: string): Promise<Answer | undefined> {
  const pathname = requestPath(target)?.pathname ?? '';
  const [, slug = '', picture = ''] = /^\/sites\/([^/]+)(\/img\/.+\.webp)$/.exec(pathname) ?? [];
  const folder = await liveFolder(outFolder, slug);
  const found = folder === undefined ? undefined : await findFile(folder, picture);
  if (found?.kind !== 'file') return undefined;
  return { status: 200, headers: baseHeaders(contentType(found.file)), body: await readFile(found.file) };
}

/**
 * Answers for bare localhost: the list of sites at `/`, and their pictures. Any other path or host gets the list with
 * status 404; `unknownHost` is the host that was asked for in vain,
 * `awaited` are the slugs of sites that are being built.
 */
export async function answerSites(
  outFolder: string,
  port: string,
  target: string,
  unknownHost: string | undefined,
  awaited: readonly string[] = [],
): Promise<Answer> {
  const picture = await pictureAnswer(outFolder, target);
  if (picture) return picture;
  const page = sitesPage(await publishedSites(outFolder), port, unknownHost, awaited);
  const isHome = unknownHost === undefined && target === '/';
  return {
    status: isHome ? 200 : 404,
    headers: baseHeaders('text/html; charset=utf-8'),
    body: Buffer.from(page),
  };
}
