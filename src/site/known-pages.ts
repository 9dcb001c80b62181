import { brandLink } from '../domain/model/brand-link.ts';
import type { SiteInput } from './site-input.ts';

/** Whether an address leads somewhere: to another site, or to a page that this site has. */
export type IsPage = (href: string) => boolean;

/**
 * Knows which addresses named in the settings lead somewhere: to another site, or to one of the site's texts, places,
 * models, brands or lists. `listingPaths` are the lists, below /search.
 */
export function knownPages(
  { tenant, texts }: Pick<SiteInput, 'tenant' | 'texts'>,
  listingPaths: ReadonlySet<string>,
): IsPage {
  const { list, brands } = tenant.models;
  const places = `/${tenant.location.route}`;
  const ownBrands = brands.map(brandLink).filter(({ isOwnPage }) => isOwnPage);
  const paths = new Set([
    ...texts.map((page) => page.path),
    places,
    ...tenant.locations.map(({ slug }) => `${places}/${slug}`),
    ...(list.length > 0 ? ['/models'] : []),
    ...list.map(({ slug }) => `/models/${slug}`),
    ...(brands.length > 0 ? ['/brands'] : []),
    ...ownBrands.map(({ href }) => href),
  ]);
  return (href) => {
    if (href.startsWith('https://')) return true;
    const path = href.replace(/[?#].*$/, '');
    return (
      paths.has(path) || (path.startsWith('/search/') && listingPaths.has(path.slice('/search/'.length)))
    );
  };
}
