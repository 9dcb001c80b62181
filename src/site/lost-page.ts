import { ALL_HREF } from '../domain/search/listing-href.ts';
import { latestCards, type LatestCards } from './latest-cards.ts';
import type { SiteParts } from './site-parts.ts';

/** Cars under the words: one row on a wide screen. */
const SHOWN_VEHICLES = 4;

/** What the page of an address that is not there (404) offers. */
export type LostPlan = { ways: { label: string; href: string }[]; latest: LatestCards };

/** The plan of the page of an address that is not there. */
export function lostPage(site: SiteParts): LostPlan {
  const { site: dealer, location } = site.tenant;
  return {
    ways: [
      { label: `See all ${dealer.stock_noun}`, href: ALL_HREF },
      { label: 'Our locations', href: `/${location.route}` },
      { label: 'Home', href: '/' },
    ],
    latest: latestCards(site, SHOWN_VEHICLES),
  };
}
