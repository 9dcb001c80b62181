import { tenant } from 'virtual:tenant';
import { brandLink } from '../../domain/model/brand-link.ts';
import { contentPages } from './content-pages.ts';
import { listingPaths } from './site-stock.ts';

const { list, brands } = tenant.models;
const ownBrands = brands.map(brandLink).filter(({ isOwnPage }) => isOwnPage);

const paths = new Set([
  ...contentPages.map((page) => page.path),
  ...(list.length > 0 ? ['/models'] : []),
  ...list.map(({ slug }) => `/models/${slug}`),
  ...(brands.length > 0 ? ['/brands'] : []),
  ...ownBrands.map(({ href }) => href),
]);

/** Whether a path named in the settings is one of the site's lists, texts, models or brands. */
export function isPage(path: string): boolean {
  return paths.has(path) || (path.startsWith('/search/') && listingPaths.has(path.slice('/search/'.length)));
}
