import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteFile } from '../publish/site-files.ts';
import { letterSizes } from './letter-sizes.ts';
import { factsOf, fileAddress, readFacts } from './read-facts.ts';
import { readSitePages } from './read-site.ts';

const STYLES = '.small { font-size: 12px }';
const FILES = {
  'style.css': STYLES,
  'index.html': '<article><a href="/cars/a">A</a><p data-price="20000">$20,000</p></article>',
  'cars/a.html': '<p><b data-price="20000">$20,000</b> Drive away</p><p class="small">6.29% p.a.</p>',
  'llms.txt': '# A dealer\nCars from 6.29% p.a.',
};

let folder: string;
let site: string;
let files: SiteFile[];

async function put(file: string, text: string): Promise<SiteFile> {
  await mkdir(path.dirname(path.join(site, file)), { recursive: true });
  await writeFile(path.join(site, file), text);
  return { path: file, sha256: createHash('sha256').update(text).digest('hex'), bytes: text.length };
}
const takeAway = (): Promise<void> => rm(site, { recursive: true });
const read = (already?: Parameters<typeof readSitePages>[3]) => readSitePages(site, files, folder, already);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'read-site-'));
  site = path.join(folder, 'site');
  files = await Promise.all(Object.entries(FILES).map(([file, text]) => put(file, text)));
});
afterEach(() => rm(folder, { recursive: true }));

test('P3 pages and files for programs are read with the style sheets of the site', async () => {
  const pages = (await read()).map(({ text }) => factsOf(text));
  expect(pages.map(({ address }) => address)).toEqual(['/', '/cars/a', '/llms.txt']);
  expect(pages.map(({ prices }) => prices.map(({ of, amount }) => [of, amount]))).toEqual([
    [['/cars/a', 20_000]],
    [['/cars/a', 20_000]],
    [],
  ]);
  expect(pages.map(({ rates }) => rates.map(({ sizes }) => sizes))).toEqual([[], [[12, 12]], [[16, 16]]]);
});

test('P3 what was read once is known without the pages', async () => {
  const before = await read();
  await takeAway();
  expect(await read()).toEqual(before);
});

test('P3 facts that are damaged are read again', async () => {
  const before = await read();
  await writeFile(path.join(folder, 'law-facts.json.gz'), 'no facts');
  expect(await read()).toEqual(before);
});

test('P3 facts that were read where a page was rendered are taken as they are, and kept', async () => {
  const expected = await read();
  await rm(path.join(folder, 'law-facts.json.gz'));
  const { path: page, sha256 } = files[2]!;
  const facts = readFacts(FILES['cars/a.html'], fileAddress(page), letterSizes([STYLES]));
  await rm(path.join(site, page));
  expect(await read(new Map([[sha256, facts]]))).toEqual(expected);
  await takeAway();
  expect(await read()).toEqual(expected);
});

test('P3 facts of the same bytes at another address are not taken', async () => {
  const expected = await read();
  await rm(path.join(folder, 'law-facts.json.gz'));
  const facts = readFacts(FILES['cars/a.html'], '/cars/b', letterSizes([STYLES]));
  expect(await read(new Map([[files[2]!.sha256, facts]]))).toEqual(expected);
});

const kept = (): Promise<Buffer> => readFile(path.join(folder, 'law-facts.json.gz'));
const hashesKept = async (): Promise<string[]> =>
  gunzipSync(await kept())
    .toString('utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.slice(0, 64));

test('P3 facts of new pages are added to those that are kept', async () => {
  await read();
  const before = await kept();
  files = [...files, await put('cars/b.html', '<p><b data-price="9000">$9,000</b></p>')];
  const expected = await read();
  expect((await kept()).subarray(0, before.length)).toEqual(before);
  expect(await hashesKept()).toEqual(expected.map(({ sha256 }) => sha256));
  await takeAway();
  expect(await read()).toEqual(expected);
});

test('P3 facts of pages that are no more are let go when they are a third of all', async () => {
  const all = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => put(`cars/${at}.html`, `<p>Car ${at}</p>`)));
  files = all;
  await read();
  files = all.slice(2);
  await read();
  expect(await hashesKept()).toHaveLength(6);
  files = all.slice(3);
  const left = await read();
  expect(await hashesKept()).toEqual(left.map(({ sha256 }) => sha256));
});
