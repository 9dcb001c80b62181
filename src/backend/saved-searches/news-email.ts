import { searchHref } from '../../domain/saved-search/saved-search.ts';
import type { SearchChanges } from '../../domain/saved-search/search-changes.ts';
import { formatDollars } from '../../domain/text/format.ts';
import { priceDisplay } from '../../domain/vehicle/price-display.ts';
import { dealerTime, oneLine } from '../destinations/lead-email.ts';
import type { LeadDealer } from '../destinations/lead-dealer.ts';
import type { SearchNews } from '../saved-search-store/decide-email.ts';
import type { Subscriber } from '../saved-search-store/subscriber.ts';
import type { StoredEmail } from '../store/stored-email.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import { emailFoot, stopUrl } from './email-foot.ts';

/** Cars that an email names of one kind of news; the others are on the page of the search. */
const MAX_NAMED = 10;

type Kind = keyof SearchChanges;
const TITLES: Readonly<Record<Kind, string>> = {
  arrived: 'New',
  reduced: 'Price down',
  returned: 'Back in stock',
  sold: 'Sold or no longer for sale',
};
const KINDS = Object.keys(TITLES) as Kind[];

/** A car as the site shows it: its name, the one price with its words, its page. */
function carLines(site: SiteRelease, id: string, before?: number): string {
  const vehicle = site.vehicles.get(id);
  if (!vehicle) return '';
  const price = priceDisplay(vehicle, site.tenant.price);
  const words = [price.text, 'label' in price ? price.label : 'note' in price ? price.note : undefined];
  const was = before === undefined ? '' : ` (was ${formatDollars(before)} last time we checked)`;
  const { href } = new URL(vehicle.path, site.tenant.site.url);
  return `- ${oneLine(vehicle.name)}: ${words.filter(Boolean).join(' ')}${was}\n  ${href}`;
}

function soldLine(site: SiteRelease, id: string): string {
  const name = (site.vehicles.get(id) ?? site.gone.get(id))?.name;
  return name === undefined ? '' : `- ${oneLine(name)}`;
}

function partOf(site: SiteRelease, kind: Kind, changes: SearchChanges): string {
  const before = new Map(changes.reduced.map((car) => [car.id, car.before]));
  const ids = kind === 'reduced' ? [...before.keys()] : changes[kind];
  const lines = ids
    .map((id) =>
      kind === 'sold'
        ? soldLine(site, id)
        : carLines(site, id, kind === 'reduced' ? before.get(id) : undefined),
    )
    .filter(Boolean);
  const more = lines.length > MAX_NAMED ? [`- and ${lines.length - MAX_NAMED} more`] : [];
  return lines.length === 0 ? '' : [TITLES[kind], ...lines.slice(0, MAX_NAMED), ...more].join('\n');
}

function searchPart(site: SiteRelease, dealer: LeadDealer, subscriber: Subscriber, news: SearchNews): string {
  const { href } = new URL(searchHref(news), dealer.site.url);
  return [
    `${oneLine(news.label)}\n${href}`,
    ...KINDS.map((kind) => partOf(site, kind, news.changes)).filter(Boolean),
    `Stop emails about this search:\n${stopUrl(dealer, subscriber, news.id)}`,
  ].join('\n\n');
}

/** What a subject says: the first search, and how much there is of each news. */
function subjectOf(news: readonly SearchNews[]): string {
  const counts = KINDS.flatMap((kind) => {
    const count = news.reduce((sum, { changes }) => sum + changes[kind].length, 0);
    return count === 0 ? [] : [`${count} ${TITLES[kind].toLowerCase()}`];
  });
  return oneLine(`${counts.join(', ')}: ${news[0]?.label ?? ''}`);
}

/**
 * The email about what has changed for the searches of an address since the one before: names, prices and links are those
 * of the release (spec A12). `now` in milliseconds.
 */
export function newsEmail(
  site: SiteRelease,
  dealer: LeadDealer,
  subscriber: Subscriber,
  news: readonly SearchNews[],
  now: number,
): StoredEmail {
  const at = new Date(now).toISOString();
  const parts = [
    'Hello,',
    `Here's what's changed for your saved searches at ${dealer.site.name}. Prices are as at ${dealerTime(new Date(site.builtAt).toISOString(), dealer)}; check the vehicle's page for today's price.`,
    ...news.map((each) => searchPart(site, dealer, subscriber, each)),
    emailFoot(dealer, subscriber),
  ];
  return {
    to: subscriber.email,
    subject: subjectOf(news),
    text: `${parts.join('\n\n')}\n`,
    stopUrl: stopUrl(dealer, subscriber),
    at,
  };
}
