import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { deploySite } from '../deploy-site.fixture.ts';
import type { ReadSite } from '../read-site.ts';
import { announceChanges } from './announce-changes.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const SITE = 'https://dealer.example';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'announce-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** A release with pages by their files and hashes; those that search engines may list are in its sitemap. */
function release(pages: Record<string, string>, listed = Object.keys(pages)): ReadSite {
  const locs = listed.map((file) => `<loc>${SITE}/${file.replace(/(index)?\.html$/, '')}</loc>`);
  writeFileSync(path.join(folder, 'sitemap-1.xml'), `<urlset>${locs.join('')}</urlset>`);
  const files = Object.entries({ ...pages, 'sitemap-1.xml': 'x' }).map(([file, hash]) => ({
    path: file,
    sha256: hash.repeat(64).slice(0, 64),
    bytes: 1,
    contentType: 'text/html',
    cacheControl: '',
  }));
  return { folder, releases: [], site: { ...deploySite(), files } };
}

type Post = { host: string; urlList: string[] };
function searchEngines(status = 200, key = KEY) {
  const posts: Post[] = [];
  const fetch = ((_: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(new Response(key));
    posts.push(JSON.parse(String(init.body)) as Post);
    return Promise.resolve(new Response('', { status }));
  }) as typeof globalThis.fetch;
  return { posts, fetch };
}

const announce = (read: ReadSite, fetch: typeof globalThis.fetch): Promise<string> =>
  announceChanges({ read, siteUrl: SITE, key: KEY, state: folder, fetch });

test('P9 search engines are told of all pages once, then of those that are new, changed or gone', async () => {
  const { posts, fetch } = searchEngines();
  expect(await announce(release({ 'index.html': 'a', 'cars/x.html': 'b', 'cars/y.html': 'c' }), fetch)).toBe(
    'Search engines were told of 3 pages (IndexNow).',
  );
  await announce(release({ 'index.html': 'a', 'cars/y.html': 'd', 'cars/z.html': 'e' }), fetch);
  expect(posts.map(({ urlList }) => urlList)).toEqual([
    [`${SITE}/`, `${SITE}/cars/x`, `${SITE}/cars/y`],
    [`${SITE}/cars/x`, `${SITE}/cars/y`, `${SITE}/cars/z`],
  ]);
});

test('P9 pages that search engines may not list are not told, nor is anything that did not change', async () => {
  const { posts, fetch } = searchEngines();
  await announce(release({ 'index.html': 'a', 'print.html': 'b' }, ['index.html']), fetch);
  expect(posts[0]?.urlList).toEqual([`${SITE}/`]);
  expect(await announce(release({ 'index.html': 'a', 'print.html': 'c' }, ['index.html']), fetch)).toBe(
    'Search engines know all pages as they are.',
  );
  expect(posts).toHaveLength(1);
});

test('P9 what was refused is told with the next push', async () => {
  const refused = searchEngines(429);
  expect(await announce(release({ 'index.html': 'a' }), refused.fetch)).toContain('status 429');
  const { posts, fetch } = searchEngines();
  await announce(release({ 'index.html': 'a', 'cars/x.html': 'b' }), fetch);
  expect(posts[0]?.urlList).toEqual([`${SITE}/`, `${SITE}/cars/x`]);
});

test('P9 nobody is told before the site itself answers with its key', async () => {
  const { posts, fetch } = searchEngines(200, '<html>Not found</html>');
  expect(await announce(release({ 'index.html': 'a' }), fetch)).toContain(
    `${SITE}/${KEY}.txt does not answer with the key`,
  );
  expect(posts).toEqual([]);
});
