import { contentPages } from './content-pages.ts';
import { listingPaths } from './site-stock.ts';

const texts = new Set(contentPages.map((page) => page.path));

/** Whether a path named in the settings is one of the site's lists or texts. */
export function isPage(path: string): boolean {
  return texts.has(path) || (path.startsWith('/search/') && listingPaths.has(path.slice('/search/'.length)));
}
