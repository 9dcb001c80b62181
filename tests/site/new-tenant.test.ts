import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateFiles, readCertificate } from '../../src/build/compliance/certificate-files.ts';
import { liveRelease, releaseFolders } from '../../src/build/publish/release-folders.ts';
import { scaffoldTenant } from '../../src/build/tenants/scaffold-tenant.ts';
import { buildSites } from '../built-sites.ts';
import { pageAddresses, readPage } from './read-page.ts';

const SLUG = 'fresh-motors';
const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
let folder = '';

/** A group as the command writes it, built as it is; throws where the build is refused. */
beforeAll(async () => {
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(path.join(cache, 'new-tenant-'));
  const tenants = path.join(folder, 'tenants');
  await scaffoldTenant(SLUG, 'group', tenants, '2026-11-21');
  await buildSites([SLUG, '--tenants', tenants, '--out', path.join(folder, 'dist')]);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const hrefsOf = (selector: string): string[] =>
  readPage(path.join(folder, 'dist'), SLUG, '/')
    .all(selector)
    .map(({ properties }) => String(properties['href']))
    .filter((href) => href.startsWith('/'));

test.each(['header nav a', 'footer a'])(
  'P1 every link of a new site in its %s leads to a page',
  (selector) => {
    const hrefs = hrefsOf(selector);
    expect(hrefs.length).toBeGreaterThan(4);
    const dead = hrefs.filter((href) => {
      const file = href === '/' ? '/index' : href.replace(/[?#].*/, '');
      return !existsSync(path.join(folder, 'dist', SLUG, `${file}.html`));
    });
    expect(dead).toEqual([]);
  },
);

test('P1 a new site is whole on its first build', () => {
  const addresses = pageAddresses(path.join(folder, 'dist'), SLUG);
  const pages = [
    '/',
    '/about-us',
    '/contact',
    '/service',
    '/vehicle-parts-and-accessories',
    '/warranty',
    '/faqs',
  ];
  expect(addresses).toEqual(
    expect.arrayContaining([...pages, '/privacy-policy', '/terms-and-conditions', '/our-location']),
  );
});

test('P1 P3 the law check finds nothing in a new site', async () => {
  const out = path.join(folder, 'dist');
  const release = (await liveRelease(releaseFolders(out, SLUG))) ?? 'none';
  const certificate = await readCertificate(certificateFiles(out, SLUG), release);
  expect(certificate?.rules.length).toBeGreaterThan(5);
  expect(certificate?.rules.flatMap(({ findings }) => findings)).toEqual([]);
});

test('P1 L4 pages of a new site say the hours and the law of its places', () => {
  const about = readPage(path.join(folder, 'dist'), SLUG, '/about-us');
  expect(about.text('main')).toContain('Mon–Fri 8:30am – 5:30pm');
  const rights = readPage(path.join(folder, 'dist'), SLUG, '/warranty');
  expect(rights.text('main')).toContain('Used vehicles in New South Wales');
  expect(rights.text('main')).toMatch(/Statutory warranty .*checked \d\d\/\d\d\/\d{4}/);
});
