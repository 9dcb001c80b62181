import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { PublishedReport } from '../../src/build/report/build-report.ts';
import { plainCopy } from './plain-copy.ts';

const { tenants, out, begin, build: buildAt } = plainCopy('gone');
const feed = path.join(tenants, 'plain', 'stock', 'vehicles.csv');

const build = (day: string): Promise<PublishedReport> => buildAt(`${day}T03:00:00.000Z`);

const published = (file: string): Promise<string> => readFile(path.join(out, 'plain', file), 'utf8');
const addressOf = (html: string): string =>
  /<link rel="canonical" href="[^"]*(\/cars\/[^"]+)"/.exec(html)?.[1] ?? '';
const carsIn = (sitemap: string): string[] => [...sitemap.matchAll(/\/cars\/[^<]+/g)].map(([found]) => found);

beforeAll(begin);

test('S10 a car that vanishes keeps a page without a price, then a redirect, and yesterday knows no dead address', async () => {
  await build('2026-11-21');
  const yesterday = carsIn(await published('sitemap-1.xml'));
  const lines = (await readFile(feed, 'utf8')).trimEnd().split('\n');
  // One of several of its make, so that there is a list left to lead to.
  const [head = '', first = '', ...others] = lines;
  const number = /\bP\d+\b/.exec(first)?.[0].toLowerCase() ?? '';
  const address = yesterday.find((car) => car.endsWith(number)) ?? '';
  expect(address).not.toBe('');
  await writeFile(feed, [head, ...others].join('\n'));

  const night = await build('2026-11-22');
  expect(night.gone).toEqual({ pages: 1, redirects: 0 });
  expect(night.changes).toMatchObject({ gone: [{ stocknum: number.toUpperCase() }] });
  for (const car of yesterday) await access(path.join(out, 'plain', `${car}.html`));
  const page = await published(`${address}.html`);
  expect(addressOf(page)).toBe(address);
  expect(page).toContain('No longer for sale');
  expect(page).toContain('Find Me Something Similar');
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect(page.split('id="similar"')[0]).not.toMatch(/\$\d/);
  expect(page).not.toMatch(/"offers"|"Vehicle"|"Car"/);
  expect(carsIn(await published('sitemap-1.xml'))).toEqual(yesterday.filter((car) => car !== address));

  const later = await build('2027-02-20');
  expect(later.gone).toEqual({ pages: 0, redirects: 1 });
  await expect(access(path.join(out, 'plain', `${address}.html`))).rejects.toThrow();
  const redirect = (await published('_redirects')).split('\n').find((line) => line.startsWith(`${address} `));
  const [, to = '', status] = redirect?.split(' ') ?? [];
  expect([to.startsWith('/search/'), status]).toEqual([true, '301']);
  await access(path.join(out, 'plain', `${to}.html`));
}, 180_000);
