import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { datePages, olderBuildWarnings, readSitemapDates, writeSitemapDates } from './sitemap-dates.ts';
import { robotsFile, sitemapFiles } from './sitemap.ts';

const SITE = 'https://www.example.com.au';
const page = (file: string, sha256 = 'a', images: string[] = []) => ({
  file,
  canonical: `${SITE}/${file}`,
  sha256,
  images,
});

test('a page keeps its day until its bytes change', () => {
  const first = datePages([page('a'), page('b')], {}, '2026-11-01');
  const second = datePages([page('a'), page('b', 'changed'), page('c')], first, '2026-11-21');
  expect(Object.fromEntries(Object.entries(second).map(([file, { since }]) => [file, since]))).toEqual({
    a: '2026-11-01',
    b: '2026-11-21',
    c: '2026-11-21',
  });
});

test('a build before the last one is told with its release, and its pages have no day to come', () => {
  const ahead = {
    a: { sha256: 'a', since: '2027-01-05' },
    b: { sha256: 'a', since: '2027-01-04' },
    c: { sha256: 'a', since: '2026-11-01' },
  };
  const [warning, ...others] = olderBuildWarnings(ahead, '2026-11-26', '000012-23f3cbcabc0d');
  expect(others).toEqual([]);
  expect(warning).toContain(
    'This build is of 2026-11-26, before what was published last (000012-23f3cbcabc0d), in which 2 pages have days up to 2027-01-05',
  );
  const mended = datePages([page('a'), page('b'), page('c')], ahead, '2026-11-26');
  expect(Object.values(mended).map(({ since }) => since)).toEqual(['2026-11-26', '2026-11-26', '2026-11-01']);
  expect(olderBuildWarnings(mended, '2026-11-26', '000013-23f3cbcabc0d')).toEqual([]);
});

test('days survive from build to build, and a damaged file only costs the days', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitemap-'));
  const dates = datePages([page('a')], {}, '2026-11-01');
  await writeSitemapDates(folder, dates);
  expect(await readSitemapDates(folder)).toEqual(dates);
  await rm(folder, { recursive: true });
  expect(await readSitemapDates(folder)).toEqual({});
});

test('more than 45,000 addresses are split, and the index dates each part by its latest page', () => {
  const pages = Array.from({ length: 45_001 }, (_, index) => page(`p${index}`));
  const dates = datePages(pages, { p45000: { sha256: 'a', since: '2026-10-01' } }, '2026-11-21');
  const [index, ...parts] = sitemapFiles(SITE, pages, dates);
  expect(parts.map(({ path: file, text }) => [file, text.match(/<url>/g)?.length])).toEqual([
    ['sitemap-1.xml', 45_000],
    ['sitemap-2.xml', 1],
  ]);
  expect(index?.text).toContain(`<loc>${SITE}/sitemap-1.xml</loc><lastmod>2026-11-21</lastmod>`);
  expect(index?.text).toContain(`<loc>${SITE}/sitemap-2.xml</loc><lastmod>2026-10-01</lastmod>`);
});

test('a part is below 50 MB, however many pictures its pages have', () => {
  const pictures = Array.from(
    { length: 1000 },
    (_, index) => `${SITE}/img/${'x'.repeat(1000)}-${index}.webp`,
  );
  const pages = Array.from({ length: 90 }, (_, index) => page(`p${index}`, 'a', pictures));
  const [, ...parts] = sitemapFiles(SITE, pages, datePages(pages, {}, '2026-11-21'));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flatMap(({ text }) => text.match(/<url>/g) ?? [])).toHaveLength(90);
  for (const { text } of parts) expect(Buffer.byteLength(text)).toBeLessThan(50_000_000);
});

test('addresses are escaped for XML', () => {
  const pages = [{ file: 'a', canonical: `${SITE}/a?b=1&c=<d>`, sha256: 'a', images: [`${SITE}/i?a=1&b=2`] }];
  expect(sitemapFiles(SITE, pages, datePages(pages, {}, '2026-11-21'))[1]?.text).toContain(
    'b=1&amp;c=&lt;d&gt;',
  );
  expect(sitemapFiles(SITE, pages, datePages(pages, {}, '2026-11-21'))[1]?.text).toContain(
    '<image:image><image:loc>https://www.example.com.au/i?a=1&amp;b=2</image:loc></image:image></url>',
  );
});

test('robots.txt names the sitemap', () => {
  expect(robotsFile(SITE).text).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
});
