import { statSync } from 'node:fs';
import path from 'node:path';
import { pageAddresses } from './read-page.ts';

/** Parts of an address that name a kind of page, wherever they stand. */
const NAMES = new Set(['overview', 'page', 'more', 'tag', 'author']);

/** The kind of page at an address: '/cars/*', '/search/*\/more/*'; a page in no folder is a kind of its own. */
export function pageKind(address: string): string {
  const [first = '', ...rest] = address.slice(1).split('/');
  // The folder of an overview is the name of the brand.
  const folder = rest[0] === 'overview' ? '*' : first;
  return ['', folder, ...rest.map((part) => (NAMES.has(part) ? part : '*'))].join('/');
}

/** The page with the most bytes of each kind that a site has, which has most parts on it. */
export function pageOfEachKind(folder: string, slug: string): string[] {
  const bytes = (address: string): number =>
    statSync(path.join(folder, slug, `${address === '/' ? 'index' : address}.html`)).size;
  const kinds = Map.groupBy(pageAddresses(folder, slug), pageKind);
  return [...kinds.values()].flatMap((pages) => pages.toSorted((a, b) => bytes(b) - bytes(a))[0] ?? []);
}
