import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { fillOfflineWorker } from '../../src/build/astro/fill-offline-worker.ts';
import { offlineWorkerFile } from '../../src/build/astro/offline-worker-file.ts';
import { GARAGE_PATH } from '../../src/domain/garage/garage-site.ts';
import { cacheOfRelease, PICTURES_CACHE } from '../../src/domain/offline/kept-release.ts';
import { OFFLINE_WORKER_PATH } from '../../src/domain/offline/offline-site.ts';
import { SEARCH_MANIFEST_PATH, type SearchManifest } from '../../src/domain/search/search-manifest.ts';
import { startServer } from '../../src/serve/start-server.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { mobileOf, signInHere } from './account-steps.ts';
import { awake } from './awake.ts';
import { axeViolations } from './axe-violations.ts';
import { expect } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { test } from './lead-server.ts';
import { ownReleases } from './own-releases.ts';
import { resultCount } from './result-count.ts';

const DEALER = 'wattle-used-cars';
const LIST = '/search/new-used-and-demo-cars';
const [CAR = '', OTHER_CAR = ''] = readdirSync(path.join(DEMO_SITES, DEALER, 'cars'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/cars/${path.basename(file, '.html')}`);
/** What takes no part where a test publishes releases: pictures, lists below lists, and other cars. */
const LEFT_OUT = new RegExp(`/(?:img|og)$|/search/[a-z-]+$|/cars/(?!${path.basename(CAR)})`);
test.use({ serviceWorkers: 'allow' });

const asOf = (page: Page) => page.getByText(/^Prices as of \d+:\d\d [ap]m/);

/** The releases that the browser has whole, and the pages in them. */
const kept = (page: Page): Promise<string[][]> =>
  page.evaluate(async (manifest) => {
    const whole: string[][] = [];
    for (const name of (await caches.keys()).filter((one) => one.includes(':release:'))) {
      const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      if (paths.includes(manifest))
        whole.push([name, ...paths.filter((one) => /^\/(?:cars|search)\//.test(one))]);
    }
    return whole;
  }, SEARCH_MANIFEST_PATH);

/** Opens a page, does what shows that someone is there, and waits until the release is kept whole, which fetches the search. */
async function openKept(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await expect
    .poll(() => kept(page), { timeout: 40_000 })
    .toEqual([expect.arrayContaining([new URL(address).pathname])]);
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}${LIST}`);
  await awake(page);
  await page.getByRole('searchbox', { name: 'Search these cars' }).fill(words);
  await expect(page).toHaveURL(/query=/);
}

const failures = (context: BrowserContext): string[] => {
  const all: string[] = [];
  context.on('weberror', (error) => all.push(String(error.error())));
  return all;
};

test('S17 without a network the search answers and an opened car opens, each with the time of its prices', async ({
  page,
  context,
}) => {
  const url = (address: string): string => demoUrl(DEALER, address);
  const errors = failures(context);
  await openKept(page, url(CAR));
  await context.setOffline(true);
  await expect(asOf(page)).toBeVisible();

  await searchFor(page, 'hatch');
  await expect(asOf(page)).toBeVisible();
  await expect.poll(() => resultCount(page)).toBeLessThan(100);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(url(CAR));
  await expect(asOf(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(url(OTHER_CAR));
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: "See what's in stock" }).click();
  await expect(asOf(page)).toBeVisible();

  // By itself, where the page came from the device.
  await context.setOffline(false);
  await expect(asOf(page)).toHaveCount(0);
  await page.goto(url(OTHER_CAR));
  await expect(asOf(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

/** Names the index of a release anew, as another price does, and says in its pages which release they are of. */
async function asSecond(folder: string): Promise<void> {
  const file = path.join(folder, SEARCH_MANIFEST_PATH);
  const manifest = JSON.parse(await readFile(file, 'utf8')) as SearchManifest & { engine: 'embedded' };
  await rename(
    path.join(folder, 'search-index', manifest.folder),
    path.join(folder, 'search-index', 'second'),
  );
  await writeFile(file, JSON.stringify({ ...manifest, folder: 'second' }));
  for (const address of [CAR, LIST]) {
    const page = path.join(folder, `${address}.html`);
    await writeFile(page, (await readFile(page, 'utf8')).replace('<h1', '<p>The second release</p><h1'));
  }
}

test('S17 the next release takes the place of the kept one as a whole, and goes where the dealer switches it off', async ({
  page,
  context,
}) => {
  const { out, publish, end } = await ownReleases(DEALER, LEFT_OUT);
  await publish();
  const server = await startServer({ outFolder: out, port: 0 });
  const url = (address: string): string => `${server.siteUrl(DEALER)}${address}`;
  const second = page.getByText('The second release');
  try {
    await openKept(page, url(CAR));
    await context.setOffline(true);
    await page.goto(url(CAR));
    await publish(asSecond);
    await context.setOffline(false);
    // The page stays as it is, until the shopper asks for today's.
    await page.getByRole('button', { name: "Show today's prices" }).click();
    await expect(second).toBeVisible();
    await expect(asOf(page)).toHaveCount(0);
    await expect
      .poll(() => kept(page))
      .toEqual([expect.arrayContaining([cacheOfRelease('second'), CAR, LIST])]);
    await context.setOffline(true);
    for (const address of [CAR, LIST]) {
      await page.goto(url(address));
      await expect(second).toBeVisible();
      await expect(asOf(page)).toBeVisible();
    }
    await context.setOffline(false);

    await publish(async (folder) => {
      const ended = fillOfflineWorker(await offlineWorkerFile(), { garage: [] });
      await writeFile(path.join(folder, OFFLINE_WORKER_PATH), ended);
      const file = path.join(folder, `${CAR}.html`);
      await writeFile(file, (await readFile(file, 'utf8')).replace(/ data-offline="[^"]*"/, ''));
    });
    await page.goto(url(CAR));
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers).toBe(0);
  } finally {
    await server.close();
    await end();
  }
});

test('S17 on a full disk the site goes on, and what is kept stays whole', async ({ page, context }) => {
  const url = (address: string): string => demoUrl(DEALER, address);
  const errors = failures(context);
  await openKept(page, url(CAR));
  // What the worker does once the disk is full: it gives the room of the pictures back.
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const take = caches.delete.bind(caches);
    const deleted: string[] = [];
    Object.assign(globalThis, { deleted });
    caches.delete = (name) => {
      deleted.push(name);
      return take(name);
    };
  });
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
  await page.goto(url(OTHER_CAR));
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as { deleted?: string[] }).deleted))
    .toContain(PICTURES_CACHE);
  await searchFor(page, 'hatch');
  await expect.poll(() => resultCount(page)).toBeLessThan(100);
  await context.setOffline(true);
  await page.goto(url(CAR));
  await expect(asOf(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('S17 A6 the worker that keeps the stock keeps the garage too, and no answer about an account', async ({
  page,
  context,
  leads,
}) => {
  const garage = leads.url('harbour-motor-group', GARAGE_PATH);
  await page.goto(garage);
  await signInHere(page, leads, mobileOf(317));
  await expect(page.getByRole('heading', { name: 'My vehicles' })).toBeVisible();
  const files = (): Promise<string[]> =>
    page.evaluate(async () => {
      const keys = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(keys)).flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(files).toEqual(expect.arrayContaining([GARAGE_PATH, SEARCH_MANIFEST_PATH]));
  expect((await files()).filter((file) => /^\/(?:api|_leads|account|sign-in|watchlist)/.test(file))).toEqual(
    [],
  );
  await context.setOffline(true);
  await page.goto(garage);
  await expect(page.getByText(/^You're offline\. This was saved on this device on/)).toBeVisible();
});
