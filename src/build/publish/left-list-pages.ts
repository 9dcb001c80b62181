import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listingOfLaterPage } from '../../domain/search/later-page-href.ts';
import { ALL_PATH, listingHref } from '../../domain/search/listing-href.ts';
import { readManifest } from './manifest.ts';
import { parseRedirectsFile, type Redirect } from './redirects-file.ts';

/** Addresses are remembered for as long as there is room: a crawler comes back within weeks. */
const MAX = 500;

const addressOf = (file: string): string => `/${file.replace(/\.html$/, '')}`;

/** The list that an address of a later page belonged to, or the nearest above it that there still is. */
function listLeft(listing: string, lists: ReadonlySet<string>): string {
  const parts = listing.split('/');
  while (parts.length > 0 && !lists.has(parts.join('/'))) parts.pop();
  return listingHref(parts.length > 0 ? parts.join('/') : ALL_PATH);
}

/**
 * The addresses of later pages of lists that a release had, and those that it sent on itself, the latest first. `release` is
 * its name in `folder`; without one there are none.
 */
export async function laterPagesOf(folder: string, release: string | undefined): Promise<string[]> {
  if (release === undefined) return [];
  const releaseFolder = path.join(folder, release);
  const manifest = await readManifest(releaseFolder);
  const text = await readFile(path.join(releaseFolder, '_redirects'), 'utf8').catch(() => '');
  const had = (manifest?.files ?? []).map(({ path: file }) => addressOf(file));
  return [...had, ...parseRedirectsFile(text).map(({ from }) => from)].filter(
    (address) => listingOfLaterPage(address) !== undefined,
  );
}

/**
 * Redirects from later pages of lists that are no more to their lists (docs/decisions/0020-pages-as-files.md), at
 * most 500 and `budget`, the latest to go first. `earlier` is what `laterPagesOf` says of the release before, `pages` the
 * files of this one, `lists` its listings below /search.
 */
export function leftListPages(
  earlier: readonly string[],
  files: ReadonlySet<string>,
  lists: ReadonlySet<string>,
  budget: number,
): Redirect[] {
  return earlier
    .filter((from) => !files.has(`${from.slice(1)}.html`))
    .slice(0, Math.max(0, Math.min(MAX, budget)))
    .map((from) => ({ from, to: listLeft(listingOfLaterPage(from) ?? '', lists), status: 301 }));
}
