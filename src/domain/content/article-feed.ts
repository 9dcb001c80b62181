import { canonicalUrl } from '../address/canonical.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { rssDocument } from '../text/feed-documents.ts';
import { newestFirst, type Article } from './blog.ts';
import { FEED_PATH } from './content-routes.ts';
import { SECTION_PATHS } from './content-kinds.ts';

/** Articles of a feed; readers of it have seen the older ones. */
const MAX = 20;

/** A day YYYY-MM-DD as a moment of ISO 8601. */
const momentOf = (day: string): string => `${day}T00:00:00.000Z`;

/** The newest articles as an RSS 2.0 document (https://www.rssboard.org/rss-specification); there is at least one. */
export function articleFeed(
  articles: readonly Article[],
  site: Pick<SiteSettings, 'name' | 'url' | 'tagline' | 'licence'>,
): string {
  const newest = newestFirst(articles).slice(0, MAX);
  return rssDocument({
    title: `${site.name}: blog`,
    description: site.tagline || `Articles by ${site.name}`,
    href: canonicalUrl(site.url, SECTION_PATHS.blog),
    selfHref: canonicalUrl(site.url, FEED_PATH),
    author: site.name,
    rights: `${site.name}. ${site.licence.label} ${site.licence.number}`,
    at: momentOf(newest[0]?.date ?? '1970-01-01'),
    entries: newest.map(({ title, description, path, date, tags }) => {
      const href = canonicalUrl(site.url, path);
      return { id: href, title, summary: description || title, href, at: momentOf(date), tags };
    }),
  });
}
