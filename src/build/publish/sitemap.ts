import { canonicalUrl } from '../../domain/address/canonical.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import type { SitePage } from './site-files.ts';
import type { SitemapDates } from './sitemap-dates.ts';

/** The protocol allows 50,000 addresses a file; the margin is the usual one. */
const MOST_ADDRESSES = 45_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export type TextFile = { path: string; text: string };

function entry(tag: 'url' | 'sitemap', address: string, since: string): string {
  return `<${tag}><loc>${escapeMarkup(address)}</loc><lastmod>${since}</lastmod></${tag}>`;
}

const document = (tag: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${tag}>\n`;

/**
 * `sitemap.xml`, an index, and its parts of 45,000 addresses. `lastmod` is the day a page's bytes changed, from `dates`,
 * never the day of the build: a date that moves every night teaches search engines to ignore it.
 */
export function sitemapFiles(siteUrl: string, pages: readonly SitePage[], dates: SitemapDates): TextFile[] {
  const since = (file: string): string => dates[file]?.since ?? '';
  const parts: TextFile[] = [];
  const index: string[] = [];
  for (let start = 0; start < pages.length; start += MOST_ADDRESSES) {
    const part = pages.slice(start, start + MOST_ADDRESSES);
    const name = `sitemap-${parts.length + 1}.xml`;
    const latest = part.reduce((last, { file }) => (since(file) > last ? since(file) : last), '');
    parts.push({
      path: name,
      text: document(
        'urlset',
        part.map((page) => entry('url', page.canonical, since(page.file))),
      ),
    });
    index.push(entry('sitemap', canonicalUrl(siteUrl, name), latest));
  }
  return [{ path: 'sitemap.xml', text: document('sitemapindex', index) }, ...parts];
}

/** `robots.txt` of a preview: nothing may be read. */
export const previewRobotsFile = (): TextFile => ({
  path: 'robots.txt',
  text: 'User-agent: *\nDisallow: /\n',
});

/** `robots.txt`: everything may be read, and where the sitemap is. */
export function robotsFile(siteUrl: string): TextFile {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl(siteUrl, 'sitemap.xml')}\n`;
  return { path: 'robots.txt', text };
}
