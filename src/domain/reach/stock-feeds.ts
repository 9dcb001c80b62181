import { canonicalUrl } from '../address/canonical.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { atomDocument, rssDocument, type Feed } from '../text/feed-documents.ts';
import { isAvailable } from '../vehicle/availability.ts';
import { priceDisplay } from '../vehicle/price-display.ts';
import type { PriceSettings } from '../vehicle/card-settings.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleEntry } from './vehicle-entry.ts';

/** Vehicles of a feed, the newest first. */
const MAX = 50;

/** The moment of a feed without vehicles: it says nothing of the day of the build, or each night would change it. */
const NO_NEWS = '1970-01-01T00:00:00.000Z';

/** A list of vehicles that has a feed: `path` below the folder of feeds, `href` the page of the list. */
export type FeedList = { path: string; title: string; href: string; vehicles: readonly Vehicle[] };

export type FeedContext = {
  site: Pick<SiteSettings, 'name' | 'url' | 'licence'>;
  price: PriceSettings;
};

/** Where the feeds of a site are. */
export const FEEDS_FOLDER = '/feeds';

const FORMATS = {
  rss: { end: '.xml', type: 'application/rss+xml', document: rssDocument },
  atom: { end: '.atom', type: 'application/atom+xml', document: atomDocument },
} as const;

/** The address of the RSS feed of a list. */
export const feedHref = (path: string): string => `${FEEDS_FOLDER}/${path}${FORMATS.rss.end}`;

/** When a vehicle came, ISO 8601; undefined where nobody knows. */
function arrivedAt({ created_at: day = '' }: Vehicle): string | undefined {
  const moment = new Date(day);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/**
 * A list as RSS and as Atom (spec P8): what is for sale, with its name, price and place, the newest first. A vehicle whose
 * day of arrival nobody knows is news to nobody and is left out.
 */
export function stockFeed(
  { path, title, href, vehicles }: FeedList,
  { site, price }: FeedContext,
): { path: string; type: string; text: string }[] {
  const entries = vehicles
    .filter(isAvailable)
    .flatMap((vehicle) => {
      const at = arrivedAt(vehicle);
      return at === undefined ? [] : [vehicleEntry(vehicle, { site, price }, at)];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at) || a.href.localeCompare(b.href))
    .slice(0, MAX);
  const feed: Omit<Feed, 'selfHref'> = {
    title: `${title} | ${site.name}`,
    description: `${title}, the newest first`,
    href: canonicalUrl(site.url, href),
    author: site.name,
    rights: `${site.name}. ${site.licence.label} ${site.licence.number}`,
    at: entries[0]?.at ?? NO_NEWS,
    entries,
  };
  return Object.values(FORMATS).map(({ end, type, document }) => {
    const file = `${FEEDS_FOLDER}/${path}${end}`;
    return { path: file, type, text: document({ ...feed, selfHref: canonicalUrl(site.url, file) }) };
  });
}

/** True if a vehicle's page shows a former price beside its price. */
export const isReduced = (vehicle: Vehicle, price: PriceSettings): boolean =>
  priceDisplay(vehicle, price).kind === 'reduced';
