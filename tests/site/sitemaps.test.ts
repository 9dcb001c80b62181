import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSitemapDates } from '../../src/build/publish/sitemap-dates.ts';
import { siteFolders } from '../../src/build/site-folders.ts';
import { FIXTURE_SITES, FIXTURE_TENANTS } from '../built-sites.ts';
import { builtSiteFolders } from './built-site-folders.ts';
import { readPage } from './read-page.ts';

const DEMO_TENANTS = path.resolve(FIXTURE_TENANTS, '../../tenants');

const all = (text: string, tag: string): string[] =>
  [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, found = '']) =>
    found.replaceAll('&amp;', '&'),
  );

describe.each(builtSiteFolders())('P5 the sitemap of $slug', ({ folder, slug }) => {
  const read = (file: string): string => readFileSync(path.join(folder, slug, file), 'utf8');
  const parts = all(read('sitemap.xml'), 'loc').map((address) => read(new URL(address).pathname.slice(1)));
  const entries = parts.flatMap((part) =>
    [...part.matchAll(/<url>(.*?)<\/url>/g)].map(([, found = '']) => found),
  );

  test('names each page that may be found, by its own address, once', () => {
    const addresses = entries.map((found) => all(found, 'loc')[0] ?? '');
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      const page = readPage(folder, slug, decodeURI(new URL(address).pathname));
      expect(page.html, address).toContain(
        `<link rel="canonical" href="${address.replaceAll('&', '&#38;')}"`,
      );
      expect(page.html, address).not.toContain('<meta name="robots" content="noindex');
      // A list without vehicles is for shoppers who have its address.
      expect(page.html, address).not.toContain('"numberOfItems":0');
    }
  });

  test('dates a page by the day its bytes changed, which is kept', async () => {
    const tenants = folder === FIXTURE_SITES ? FIXTURE_TENANTS : DEMO_TENANTS;
    const dates = await readSitemapDates(siteFolders(tenants, folder, slug).state);
    for (const found of entries) {
      const { pathname } = new URL(all(found, 'loc')[0] ?? '');
      const file = pathname === '/' ? 'index.html' : `${decodeURI(pathname.slice(1))}.html`;
      expect(all(found, 'lastmod'), file).toEqual([dates[file]?.since]);
    }
  });

  test('names pictures that are in the bundle, or on another host', () => {
    const { origin } = new URL(all(read('sitemap.xml'), 'loc')[0] ?? '');
    const own = entries
      .flatMap((found) => all(found, 'image:loc'))
      .filter((image) => image.startsWith(origin));
    const missing = own.filter((image) => !existsSync(path.join(folder, slug, new URL(image).pathname)));
    expect(missing).toEqual([]);
  });

  test('is within the limits of the protocol', () => {
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      expect(all(part, 'lastmod').length).toBeLessThanOrEqual(50_000);
      expect(Buffer.byteLength(part)).toBeLessThan(50_000_000);
    }
  });
});
