import { escapeMarkup } from '../domain/text/escape-markup.ts';
import { AGAIN_SECONDS } from './awaited-answer.ts';
import type { PublishedSite } from './published-sites.ts';
import { serverPage } from './server-page.ts';

function counts({ vehicles, pages }: PublishedSite): string {
  const words = [
    ...(vehicles === undefined ? [] : [`${vehicles.toLocaleString('en-AU')} vehicles`]),
    ...(pages === undefined ? [] : [`${pages.toLocaleString('en-AU')} pages`]),
  ];
  return words.join(', ');
}

function card(site: PublishedSite, port: string): string {
  const host = `${site.slug}.localhost${port === '' ? '' : `:${port}`}`;
  const picture = site.picture
    ? `<img src="/sites/${site.slug}${site.picture}" alt="" width="640" height="427">`
    : '<span class="blank"></span>';
  const words = `<strong>${escapeMarkup(site.name)}</strong><span class="host">${host}</span><span class="counts">${counts(site)}</span>`;
  return `<li><a href="http://${host}/">${picture}<span class="words">${words}</span></a></li>`;
}

const awaitedLine = (awaited: readonly string[]): string =>
  awaited.length > 0 ? `<p class="lead">Being built: ${awaited.join(', ')}.</p>` : '';

/** The page at bare localhost: every published site with a link, and the slugs of those that are `awaited`; `unknownHost` is told when someone asked for another. */
export function sitesPage(
  sites: readonly PublishedSite[],
  port: string,
  unknownHost?: string,
  awaited: readonly string[] = [],
): string {
  const title = unknownHost ? 'No site has that name' : 'Your demo dealers';
  const lead = unknownHost
    ? `Nothing is published as ${unknownHost}. These are the sites there are.`
    : 'Each is a folder of files, built from one stock feed and served as a CDN would serve it.';
  const list =
    sites.length > 0
      ? `<ul>${sites.map((site) => card(site, port)).join('')}</ul>`
      : awaited.length > 0
        ? ''
        : '<p class="lead">Nothing is published yet: run npm run build.</p>';
  return serverPage({
    title,
    lead,
    body: `${list}${awaitedLine(awaited)}`,
    ...(awaited.length > 0 && { again: AGAIN_SECONDS }),
  });
}
