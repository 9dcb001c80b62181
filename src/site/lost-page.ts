import { ALL_HREF } from '../domain/search/listing-href.ts';
import { latestCards, type LatestCards } from './latest-cards.ts';
import type { SiteParts } from './site-parts.ts';
import { waysOn, type WayOn } from './ways-on.ts';

/** Cars under the words: one row on a wide screen. */
const SHOWN_VEHICLES = 4;

/** What the page of an address that is not there (404) offers. */
export type LostPlan = { ways: WayOn[]; lists: WayOn[]; latest: LatestCards };

/** The plan of the page of an address that is not there. */
export function lostPage(site: SiteParts): LostPlan {
  const { site: dealer, location } = site.tenant;
  return {
    ways: [
      { label: `See all ${dealer.stock_noun}`, href: ALL_HREF },
      { label: 'Our locations', href: `/${location.route}` },
      { label: 'Home', href: '/' },
    ],
    lists: waysOn(site.listings),
    latest: latestCards(site, SHOWN_VEHICLES),
  };
}
