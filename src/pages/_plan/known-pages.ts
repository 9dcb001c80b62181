import { tenant } from 'virtual:tenant';
import { brandLink } from '../../domain/model/brand-link.ts';
import { contentPages } from './content-pages.ts';
import { listingPaths } from './site-stock.ts';

const { list, brands } = tenant.models;
const ownBrands = brands.map(brandLink).filter(({ isOwnPage }) => isOwnPage);
const places = `/${tenant.location.route}`;

const paths = new Set([
  ...contentPages.map((page) => page.path),
  places,
  ...tenant.locations.map(({ slug }) => `${places}/${slug}`),
  ...(list.length > 0 ? ['/models'] : []),
  ...list.map(({ slug }) => `/models/${slug}`),
  ...(brands.length > 0 ? ['/brands'] : []),
  ...ownBrands.map(({ href }) => href),
]);

/**
 * Whether an address named in the settings leads somewhere: to another site, or to one of the site's lists, texts,
 * places, models or brands.
 */
export function isPage(href: string): boolean {
  if (href.startsWith('https://')) return true;
  const path = href.replace(/[?#].*$/, '');
  return paths.has(path) || (path.startsWith('/search/') && listingPaths.has(path.slice('/search/'.length)));
}
