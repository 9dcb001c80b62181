import { canonicalUrl } from '../address/canonical.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { escapeMarkup } from '../text/escape-markup.ts';
import { newestFirst, type Article } from './blog.ts';
import { FEED_PATH } from './content-routes.ts';
import { SECTION_PATHS } from './content-kinds.ts';

/** Articles of a feed; readers of it have seen the older ones. */
const MOST = 20;

const DAYS = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day YYYY-MM-DD as RSS writes moments: 'Sat, 21 Nov 2026 00:00:00 GMT'. */
const feedDay = (day: string): string => `${DAYS.format(new Date(day))} 00:00:00 GMT`;

/** The newest articles as an RSS 2.0 document (https://www.rssboard.org/rss-specification). */
export function articleFeed(
  articles: readonly Article[],
  site: Pick<SiteSettings, 'name' | 'url' | 'tagline' | 'licence'>,
): string {
  const items = newestFirst(articles)
    .slice(0, MOST)
    .map(({ title, description, path, date, tags }) => {
      const address = escapeMarkup(canonicalUrl(site.url, path));
      return [
        '<item>',
        `<title>${escapeMarkup(title)}</title>`,
        `<link>${address}</link>`,
        `<guid isPermaLink="true">${address}</guid>`,
        `<pubDate>${feedDay(date)}</pubDate>`,
        ...tags.map((tag) => `<category>${escapeMarkup(tag)}</category>`),
        `<description>${escapeMarkup(description || title)}</description>`,
        '</item>',
      ].join('');
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeMarkup(`${site.name}: blog`)}</title>`,
    `<link>${escapeMarkup(canonicalUrl(site.url, SECTION_PATHS.blog))}</link>`,
    `<description>${escapeMarkup(site.tagline || `Articles by ${site.name}`)}</description>`,
    // The licence is on everything that advertises (NSW Motor Dealers and Repairers Act, section 19A).
    `<copyright>${escapeMarkup(`${site.name}. ${site.licence.label} ${site.licence.number}`)}</copyright>`,
    '<language>en-au</language>',
    `<atom:link href="${escapeMarkup(canonicalUrl(site.url, FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
