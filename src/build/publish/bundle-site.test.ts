import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { bundleSite } from './bundle-site.ts';
import { listFiles, readSiteFiles } from './site-files.ts';

const tenant = parseTenant(MINIMAL_TENANT, 'tenant.ts');
const URL = 'https://www.example.com.au';
const POLICY = "default-src 'none'";
const TODAY = '2026-11-21';

const html = (canonical: string, more = ''): string =>
  `<!doctype html><head>${more}<link rel="canonical" href="${URL}${canonical}"></head>`;

let site = '';
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  const pages = {
    'index.html': html('/'),
    '404.html': html('/404'),
    'cars/a.html': html('/cars/a'),
    'search/suv.html': html('/search/suv'),
    'search/copy.html': html('/search/suv'),
    'private.html': html('/private', '<meta name="robots" content="noindex">'),
    'logo.svg': '<svg/>',
  };
  for (const [file, text] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    await writeFile(path.join(site, file), text);
  }
});
afterEach(() => rm(site, { recursive: true, force: true }));

const read = (file: string): Promise<string> => readFile(path.join(site, file), 'utf8');

test('the bundle has all that a host reads, and lists every file with its true hash', async () => {
  const { files } = await bundleSite(site, tenant, POLICY, {}, TODAY);
  expect(listFiles(site)).toEqual(files.map((file) => file.path));
  expect(files).toEqual((await readSiteFiles(site)).files);
  expect(files.map((file) => file.path)).toEqual(
    expect.arrayContaining([
      '_headers',
      '_redirects',
      'robots.txt',
      'sitemap.xml',
      'sitemap-1.xml',
      '404.html',
    ]),
  );
  expect(await read('_headers')).toContain(`Content-Security-Policy: ${POLICY}\n`);
});

test('the sitemap lists pages that may be found under their own address, and no other', async () => {
  await bundleSite(site, tenant, POLICY, {}, TODAY);
  const addresses = [...(await read('sitemap-1.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(addresses).toEqual([`${URL}/cars/a`, `${URL}/`, `${URL}/search/suv`]);
});

test('a second bundle of the same pages is the same to the byte on another day', async () => {
  const first = await bundleSite(site, tenant, POLICY, {}, TODAY);
  const second = await bundleSite(site, tenant, POLICY, first.dates, '2026-11-22');
  expect(second.files).toEqual(first.files);
});

test('a policy that is too long for a header line stops the build with the number', async () => {
  await expect(bundleSite(site, tenant, 'x'.repeat(1_901), {}, TODAY)).rejects.toThrow(/1,901.*1,900/);
});
