import { catalogueFiles } from '../domain/reach/catalogue-files.ts';
import { keyPath } from '../domain/reach/index-now.ts';
import { feedHref, isReduced, stockFeed, type FeedList } from '../domain/reach/stock-feeds.ts';
import { ALL_HREF, ALL_PATH, listingHref } from '../domain/search/listing-href.ts';
import type { Listing } from '../domain/search/plan-listings.ts';
import type { ProgramFile } from './assistant-files.ts';
import type { SiteParts } from './site-parts.ts';

const ARRIVALS = 'arrivals';

/** The feed of a list, below the folder of feeds. */
const listFeed = (list: string): string => `lists/${list}`;

/**
 * Where vehicles are shown beside the dealer's own pages: catalogues of advertising platforms (spec P7) and feeds of lists
 * (spec P8), made of what the pages are made of.
 */
export function reachFiles({ tenant, stock, listings }: SiteParts) {
  const { site, price, images, locations, reach } = tenant;

  /** All lists have one but those of models, whose vehicles are in the list of their make, and second addresses. */
  const hasOwnFeed = ({ kind, path, canonicalPath }: Listing): boolean =>
    reach.feeds === 'lists' && kind !== 'model' && path !== ALL_PATH && canonicalPath === undefined;

  function feeds(): ProgramFile[] {
    if (reach.feeds === 'none') return [];
    const { vehicles } = stock;
    const reduced = vehicles.filter((vehicle) => isReduced(vehicle, price));
    const lists: FeedList[] = [
      { path: ARRIVALS, title: 'New arrivals', href: ALL_HREF, vehicles },
      { path: 'price-drops', title: 'Reduced prices', href: ALL_HREF, vehicles: reduced },
      ...listings.filter(hasOwnFeed).map((listing) => ({
        path: listFeed(listing.path),
        title: listing.title,
        href: listingHref(listing.path),
        vehicles: listing.vehicles,
      })),
    ];
    return lists.flatMap((list) => stockFeed(list, { site, price }));
  }

  /** A file without vehicles would say that the dealer has none: where a platform takes none of them there is no file. */
  function catalogues(): ProgramFile[] {
    const files = catalogueFiles(stock.vehicles, { site, price, images, locations }, reach);
    return files.filter(({ listed }) => listed > 0).map(({ path, type, text }) => ({ path, type, text }));
  }

  /** Proves to search engines that who tells of changes is the site (spec P9). */
  const key: ProgramFile[] =
    reach.indexnow_key === ''
      ? []
      : [{ path: keyPath(reach.indexnow_key), type: 'text/plain', text: reach.indexnow_key }];

  return {
    all: (): ProgramFile[] => [...feeds(), ...catalogues(), ...key],
    /** The address of the RSS feed of a list; undefined where it has none. */
    feedOf(listing: Listing): string | undefined {
      if (reach.feeds === 'none') return undefined;
      if (listing.path === ALL_PATH) return feedHref(ARRIVALS);
      return hasOwnFeed(listing) ? feedHref(listFeed(listing.path)) : undefined;
    },
  };
}
