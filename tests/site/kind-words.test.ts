import path from 'node:path';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { listTenants, loadTenant } from '../../src/tenant/load-tenant.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { pageAddresses, readPage } from './read-page.ts';

const TENANTS = path.join(PROJECT_ROOT, 'tenants');

/** Words that a dealer of one trade never says of its stock, and phrases in which they mean something else. */
type Trade = { slug: string; wrong: RegExp; right: RegExp };

const TRADES: Trade[] = [
  {
    slug: 'ironbark-motorcycles',
    wrong: /\b(cars?|test drives?|drive[ -]away)\b/gi,
    right: /\bcar park\b/gi,
  },
  {
    slug: 'tallowood-caravans',
    wrong: /\b(cars?|test drives?|kilometres)\b/gi,
    // Its owner tows it with a car.
    right: /\b(the|my|your|our) car\b|\bcar licence\b/gi,
  },
  {
    slug: 'bass-strait-trucks',
    wrong: /\bcars?\b/gi,
    right: /\bcar (licence|\(C\))/gi,
  },
];

/** Pages whose prose is the dealer's own: there it may speak of a car that tows, and of how far someone has been. */
const isArticle = (address: string): boolean => !/^\/(cars\/|search\/|models\/|brands|compare)/.test(address);

const CONTROLS = /<(a|button|label|legend|option|summary|title|h[1-6]|th|caption)\b[^>]*>([\s\S]*?)<\/\1>/g;
const SPOKEN = /\s(?:aria-label|title|placeholder|alt)="([^"]*)"|<input type="submit"[^>]*value="([^"]*)"/g;
const NAMED = /"(?:name|description|@type)":"((?:[^"\\]|\\.)*)"/g;
const words = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** Text of a page: all of it, of an article that of its controls, and what is only spoken or read by programs. */
function saidOn(address: string, html: string): string[] {
  // An official page is called what its office calls it.
  const own = html.replaceAll(/<a [^>]*href="https?:[^>]*>[\s\S]*?<\/a>/g, '');
  const shown = own.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const text = isArticle(address)
    ? [...shown.matchAll(CONTROLS)].map(([, , inner = '']) => words(inner))
    : shown
        .replaceAll(/<\/?(p|div|li|td|th|dt|dd|h\d|section|button|a|label|option)\b/g, '\n$&')
        .split('\n')
        .map(words);
  const attributes = [...shown.matchAll(SPOKEN)].flatMap(([, ...values]) => values.filter(Boolean));
  const data = own.match(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g) ?? [];
  return [
    ...text,
    ...attributes,
    ...data.flatMap((json) => [...json.matchAll(NAMED)].map(([, value = '']) => value)),
  ];
}

describe.each(TRADES)('V15 F2 every page of $slug', ({ slug, wrong, right }) => {
  test('speaks of what the dealer sells', () => {
    const found = new Set<string>();
    for (const address of pageAddresses(DEMO_SITES, slug))
      for (const said of saidOn(address, readPage(DEMO_SITES, slug, address).html))
        if (said.replaceAll(right, '').match(wrong)) found.add(`${address}: ${said.trim()}`);
    expect([...found]).toEqual([]);
  });
});

test.each(await listTenants(TENANTS))(
  'D4 the terms of %s define the words that stand beside its prices',
  async (slug) => {
    const { tenant } = await loadTenant(slug, TENANTS);
    const defined = readPage(DEMO_SITES, slug, '/terms-and-conditions').texts('strong');
    expect(defined).toEqual(expect.arrayContaining(Object.values(tenant.price.labels)));
  },
);

/** The figure before the plural of what a dealer sells: '1,204 cars' is 1204. */
const countIn = (text: string): number | undefined =>
  /([\d,]+) (?:cars?|motorcycles?|caravans?|trucks?|vehicles?|in stock)$/
    .exec(text)?.[1]
    ?.replaceAll(',', '')
    .split(' ')
    .map(Number)[0];

test.each(await listTenants(TENANTS))('S10 every page of %s counts its stock as the lists do', (slug) => {
  const pages = new Set(pageAddresses(DEMO_SITES, slug));
  const heads = (address: string) =>
    readPage(DEMO_SITES, slug, address).text('section[aria-label=Results] h2');
  const differing = ['/', '/brands']
    .filter((address) => pages.has(address))
    .flatMap((address) =>
      readPage(DEMO_SITES, slug, address)
        .all('a[href^="/search/"]')
        .flatMap((link) => {
          const href = String(link.properties['href']);
          const counted = countIn(toText(link).replaceAll(/\s+/g, ' ').trim());
          if (counted === undefined || !pages.has(href)) return [];
          const listed = countIn(heads(href));
          return counted === listed ? [] : [`${address}: ${href} has ${listed}, not ${counted}`];
        }),
    );
  expect(differing).toEqual([]);
});
