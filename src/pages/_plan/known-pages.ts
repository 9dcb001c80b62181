import { tenant } from 'virtual:tenant';
import { contentPages } from './content-pages.ts';
import { listingPaths } from './site-stock.ts';

const texts = new Set(contentPages.map((page) => page.path));
const places = `/${tenant.location.route}`;
const placePaths = new Set([places, ...tenant.locations.map(({ slug }) => `${places}/${slug}`)]);

/**
 * Whether an address named in the settings leads somewhere: to another site, or to one of the site's lists, texts or
 * places.
 */
export function isPage(href: string): boolean {
  if (href.startsWith('https://')) return true;
  const path = href.replace(/[?#].*$/, '');
  if (texts.has(path) || placePaths.has(path)) return true;
  return path.startsWith('/search/') && listingPaths.has(path.slice('/search/'.length));
}
