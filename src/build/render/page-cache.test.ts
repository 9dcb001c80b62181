import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkFiles, syncFile } from '../publish/place-files.ts';
import { readSiteFiles } from '../publish/site-files.ts';
import { openPageCache } from './page-cache.ts';

vi.mock(import('../publish/place-files.ts'), async (original) => {
  const real = await original();
  return { ...real, syncFile: vi.fn(real.syncFile) };
});

let root = '';
const inRoot = (...names: string[]): string => path.join(root, ...names);
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'page-cache-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A site folder with these pages, and what a build knows of them. */
async function site(name: string, pages: Record<string, string>) {
  for (const [file, html] of Object.entries(pages)) {
    await mkdir(path.dirname(inRoot(name, file)), { recursive: true });
    await writeFile(inRoot(name, file), html);
  }
  return { folder: inRoot(name), ...(await readSiteFiles(inRoot(name))) };
}

/** A build that renders pages under the key `key` and publishes them. */
async function publish(name: string, pages: Record<string, string>, key: string): Promise<void> {
  const { folder, ...published } = await site(name, pages);
  const cache = await openPageCache(inRoot('cache'));
  const releaseFolder = inRoot('releases', name);
  await linkFiles(Object.keys(pages), folder, releaseFolder);
  const keys = new Map(Object.keys(pages).map((file) => [file, key]));
  await cache.keep(keys, folder, { ...published, releaseFolder });
}

const PAGES = { 'cars/a.html': 'a', 'cars/b.html': 'b' };
const bodies = (): Promise<string[]> => readdir(inRoot('cache', 'bodies'));

test('a page is reused under its key, as the bytes that were published, and under no other key', async () => {
  await publish('first', PAGES, 'k');
  const cache = await openPageCache(inRoot('cache'));
  expect(await cache.reuse('cars/a.html', 'other', inRoot('second'))).toBeUndefined();
  expect(await cache.reuse('cars/c.html', 'k', inRoot('second'))).toBeUndefined();
  expect(await cache.reuse('constructor', 'k', inRoot('second'))).toBeUndefined();
  expect(await cache.reuse('cars/a.html', 'k', inRoot('second'))).toMatchObject({
    file: { path: 'cars/a.html', bytes: 1 },
  });
  expect(await readFile(inRoot('second', 'cars/a.html'), 'utf8')).toBe('a');
});

test('a reused page tells what the sitemap needs, though nobody reads it again', async () => {
  const page = '<link rel="canonical" href="https://a.example/cars/a">';
  await publish('first', { 'cars/a.html': page }, 'k');
  const reused = await (await openPageCache(inRoot('cache'))).reuse('cars/a.html', 'k', inRoot('second'));
  const { files, pages } = await readSiteFiles(inRoot('first'));
  expect(reused).toEqual({ file: files[0], page: pages[0] });
});

test.each<[string, (file: string) => Promise<void>]>([
  ['emptied', (file) => truncate(file)],
  ['written over with as many bytes', (file) => writeFile(file, 'X')],
  ['removed', (file) => rm(file)],
])('a page that was %s is rendered again, and kept whole after that', async (_, damage) => {
  await publish('first', { 'cars/a.html': 'a' }, 'k');
  const [body = ''] = await bodies();
  await damage(inRoot('cache', 'bodies', body));
  const cache = await openPageCache(inRoot('cache'));
  expect(await cache.reuse('cars/a.html', 'k', inRoot('second'))).toBeUndefined();
  await expect(stat(inRoot('second', 'cars/a.html'))).rejects.toThrow('ENOENT');
  await publish('third', { 'cars/a.html': 'a' }, 'k');
  expect(
    await (await openPageCache(inRoot('cache'))).reuse('cars/a.html', 'k', inRoot('fourth')),
  ).toBeDefined();
});

test('an edit in place of a published file, which is a second name of the kept one, is seen', async () => {
  await publish('first', { 'cars/a.html': 'a' }, 'k');
  await mkdir(inRoot('release'));
  await link(inRoot('first', 'cars/a.html'), inRoot('release', 'a.html'));
  await writeFile(inRoot('release', 'a.html'), 'x');
  const cache = await openPageCache(inRoot('cache'));
  expect(await cache.reuse('cars/a.html', 'k', inRoot('second'))).toBeUndefined();
});

test('a page that is written over while another build uses it is not taken for the one that was published', async () => {
  await publish('first', { 'cars/a.html': 'a' }, 'k');
  const cache = await openPageCache(inRoot('cache'));
  await cache.reuse('cars/a.html', 'k', inRoot('second'));
  const { files, pages } = await readSiteFiles(inRoot('second'));
  await writeFile(inRoot('second', 'cars/a.html'), 'x');
  const releaseFolder = inRoot('releases', 'second');
  await cache.keep(new Map([['cars/a.html', 'k']]), inRoot('second'), { files, pages, releaseFolder });
  const next = await openPageCache(inRoot('cache'));
  expect(await next.reuse('cars/a.html', 'k', inRoot('third'))).toBeUndefined();
});

test('a page whose file another machine has copied is read, and used', async () => {
  await publish('first', { 'cars/a.html': 'a' }, 'k');
  const [body = ''] = await bodies();
  await rm(inRoot('cache', 'bodies', body));
  await writeFile(inRoot('cache', 'bodies', body), 'a');
  const cache = await openPageCache(inRoot('cache'));
  expect(await cache.reuse('cars/a.html', 'k', inRoot('second'))).toBeDefined();
});

test('bodies that no release has put on the disk are put there, the others only get a name', async () => {
  const { folder, ...published } = await site('first', PAGES);
  await linkFiles(['cars/a.html'], folder, inRoot('release'));
  const cache = await openPageCache(inRoot('cache'));
  const keys = new Map(Object.keys(PAGES).map((file) => [file, 'k']));
  vi.mocked(syncFile).mockClear();
  await cache.keep(keys, folder, { ...published, releaseFolder: inRoot('release') });
  const b = published.files.find(({ path: file }) => file === 'cars/b.html')?.sha256;
  expect(vi.mocked(syncFile).mock.calls.map(([file]) => path.basename(file).slice(0, 64))).toEqual([b]);
  expect(await bodies()).toHaveLength(2);
});

test('a build that is stopped before it publishes leaves the pages of the one before', async () => {
  await publish('first', PAGES, 'k');
  const cache = await openPageCache(inRoot('cache'));
  await cache.reuse('cars/a.html', 'k', inRoot('stopped'));
  await writeFile(inRoot('stopped', 'cars/b.html'), 'of a feed that was taken back');
  const next = await openPageCache(inRoot('cache'));
  for (const file of Object.keys(PAGES)) await next.reuse(file, 'k', inRoot('next'));
  expect(await readFile(inRoot('next', 'cars/b.html'), 'utf8')).toBe('b');
});

test('only the pages of the last publication stay', async () => {
  await publish('first', PAGES, 'k');
  await publish('second', { 'cars/b.html': 'b', 'cars/c.html': 'c' }, 'k');
  expect(await bodies()).toHaveLength(2);
  const cache = await openPageCache(inRoot('cache'));
  expect(await cache.reuse('cars/a.html', 'k', inRoot('third'))).toBeUndefined();
  expect(await cache.reuse('cars/c.html', 'k', inRoot('third'))).toBeDefined();
});

test.each(['', '{"cars/a.html":', '[]', '{"cars/a.html":{"key":"k"}}'])(
  'an index of %j renders every page',
  async (text) => {
    await publish('first', PAGES, 'k');
    await writeFile(inRoot('cache', 'pages.json'), text);
    const cache = await openPageCache(inRoot('cache'));
    expect(await cache.reuse('cars/a.html', 'k', inRoot('second'))).toBeUndefined();
  },
);
