import { canonicalUrl } from '../../domain/address/canonical.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import type { SitePage } from './site-files.ts';
import type { SitemapDates } from './sitemap-dates.ts';

/** The protocol allows 50,000 addresses a file; the margin is the usual one. */
const MAX_ADDRESSES = 45_000;
/** The protocol allows 50 MB a file, uncompressed; the margin is the usual one. */
const MAX_BYTES = 45_000_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Pictures of pages (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). */
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

export type TextFile = { path: string; text: string };

function entry(
  tag: 'url' | 'sitemap',
  address: string,
  since: string,
  images: readonly string[] = [],
): string {
  const pictures = images.map(
    (image) => `<image:image><image:loc>${escapeMarkup(image)}</image:loc></image:image>`,
  );
  return `<${tag}><loc>${escapeMarkup(address)}</loc><lastmod>${since}</lastmod>${pictures.join('')}</${tag}>`;
}

function document(tag: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const images = tag === 'urlset' ? ` xmlns:image="${IMAGE_NAMESPACE}"` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="${NAMESPACE}"${images}>\n${entries.join('\n')}\n</${tag}>\n`;
}

type Part = { entries: string[]; bytes: number; latest: string };

/** Pages in parts that are within the limits of the protocol, each with the latest day in it. */
function partsOf(pages: readonly SitePage[], dates: SitemapDates): Part[] {
  const parts: Part[] = [];
  for (const { file, canonical, images } of pages) {
    const since = dates[file]?.since ?? '';
    const text = entry('url', canonical, since, images);
    const bytes = Buffer.byteLength(text) + 1;
    let part = parts.at(-1);
    if (!part || part.entries.length === MAX_ADDRESSES || part.bytes + bytes > MAX_BYTES)
      parts.push((part = { entries: [], bytes: 0, latest: '' }));
    part.entries.push(text);
    part.bytes += bytes;
    if (since > part.latest) part.latest = since;
  }
  return parts;
}

/**
 * `sitemap.xml`, an index, and its parts of at most 45,000 addresses and 45 MB, each page with its pictures. `lastmod` is
 * the day a page's bytes changed, from `dates`, never the day of the build: a date that moves every night teaches search
 * engines to ignore it.
 */
export function sitemapFiles(siteUrl: string, pages: readonly SitePage[], dates: SitemapDates): TextFile[] {
  const parts = partsOf(pages, dates).map(({ entries, latest }, index) => ({
    path: `sitemap-${index + 1}.xml`,
    text: document('urlset', entries),
    latest,
  }));
  const index = parts.map(({ path, latest }) => entry('sitemap', canonicalUrl(siteUrl, path), latest));
  return [
    { path: 'sitemap.xml', text: document('sitemapindex', index) },
    ...parts.map(({ path, text }) => ({ path, text })),
  ];
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
