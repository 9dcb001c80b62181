import { SEARCH_INDEX_FOLDER, SEARCH_MANIFEST_PATH } from '../search/search-manifest.ts';
import { isHashedFile } from './kept-page.ts';

/** What a browser asks a worker that keeps the stock (spec S17). */
export type AskedFor = {
  /** Path and query. */
  address: string;
  /** True if it is to be the page of a window. */
  isNavigation: boolean;
  /** The path of the page that asks; '' where it is not said. */
  from: string;
};

/**
 * How such a worker answers. `page`, `manifest` and `newest` ask the network first and are kept; `hashed` never changes under its
 * name; `list picture` is kept and `picture` only given where it was kept; `nothing` is left to the browser.
 */
export type KeptKind = 'page' | 'manifest' | 'newest' | 'hashed' | 'list picture' | 'picture' | 'nothing';

/** Files of every site that keep their address from release to release. */
export const FIXED_FILES = ['/before-paint.js', '/favicon.svg', '/body-icons.svg'] as const;

const LISTS = /^\/(?:$|search\/[\w/-]+$)/;
const PAGES_OF_STOCK = /^\/(?:$|search\/[\w/-]+$|cars\/[\w-]+$|favourites$|compare$)/;
const PICTURES = '/img/';

/** True if the page at a path shows prices of the stock. */
export const isPagePriced = (path: string): boolean => PAGES_OF_STOCK.test(path);

/** True if the page at a path is that of one vehicle, to which a search leads. */
export const isVehiclePage = (path: string): boolean => /^\/cars\/[\w-]+$/.test(path);

/** True if the page at a path is kept: of the stock, or of the garage, whose HTML is the same for everyone. */
export const isPageKept = (path: string, garage: readonly string[]): boolean =>
  isPagePriced(path) || garage.includes(path);

/** How a request is answered, by what it asks for (spec S17). Calls of the site and pages of accounts and forms are `nothing`. */
export function keptKind({ address, isNavigation, from }: AskedFor, garage: readonly string[]): KeptKind {
  const path = address.replace(/\?.*$/, '');
  if (isNavigation) return isPageKept(path, garage) ? 'page' : 'nothing';
  if (address === SEARCH_MANIFEST_PATH) return 'manifest';
  if (FIXED_FILES.some((file) => file === address)) return 'newest';
  if (isHashedFile(address) || isIndexFile(address)) return 'hashed';
  if (!path.startsWith(PICTURES)) return 'nothing';
  return LISTS.test(from) ? 'list picture' : 'picture';
}

const isIndexFile = (address: string): boolean =>
  address.startsWith(SEARCH_INDEX_FOLDER) && /^[\w/.-]+$/.test(address) && !address.includes('..');

/** What the addresses of one picture in several widths begin with. */
export const pictureStem = (address: string): string => address.replace(/(?:-\d+)?\.\w+$/, '');
