import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { fillOfflineWorker } from '../../src/build/astro/fill-offline-worker.ts';
import { offlineWorkerFile } from '../../src/build/astro/offline-worker-file.ts';
import { GARAGE_PATH } from '../../src/domain/garage/garage-site.ts';
import { OFFLINE_WORKER_PATH } from '../../src/domain/offline/offline-site.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { mobileOf, press, signInHere } from './account-steps.ts';
import { axeViolations } from './axe-violations.ts';
import { expect } from './browser-test.ts';
import { openLeadServer, test, type LeadServer } from './lead-server.ts';
import { ownReleases } from './own-releases.ts';
import { SLOW_PAGES } from './slow-pages.ts';

const DEALER = 'tallowood-caravans';
test.use({ serviceWorkers: 'allow' });

/** The caches that the browser has of pages of a garage, by name: one for each release. */
const keptReleases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('forecourt-garage:')));

/**
 * The addresses in each of those caches. Not to be asked while the worker takes one away: to open a cache that was deleted
 * since its name was read makes it again, empty, and it then stays.
 */
const keptFiles = async (page: Page): Promise<string[][]> =>
  page.evaluate(
    async (names) => {
      const requests = names.map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(requests)).map((cache) => cache.map(({ url }) => new URL(url).pathname));
    },
    await keptReleases(page),
  );

const workers = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

/** Signs in to the garage, and waits until it is kept whole. */
async function openGarage(page: Page, leads: LeadServer, number: number): Promise<void> {
  await page.goto(leads.url(DEALER, GARAGE_PATH));
  await signInHere(page, leads, mobileOf(number));
  await expect(page.getByRole('heading', { name: 'My vehicles' })).toBeVisible();
  await expect.poll(() => keptFiles(page)).toEqual([expect.arrayContaining([GARAGE_PATH])]);
}

test('A6 the garage opens without any network, is changed there, and is new again with one', async ({
  page,
  context,
  leads,
}) => {
  await openGarage(page, leads, 311);
  const [files = []] = await keptFiles(page);
  expect(files.filter((file) => !/^\/(_astro\/|logo\.svg$|before-paint\.js$|my-garage$)/.test(file))).toEqual(
    [],
  );

  await context.setOffline(true);
  await page.goto(leads.url(DEALER, GARAGE_PATH));
  await expect(page.getByText(/^You're offline\. This was saved on this device on/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Add a vehicle' }));
  await page.getByLabel('Plate').fill('XYZ98K');
  await press(page.getByRole('button', { name: 'Save vehicle' }));
  await expect(page.locator('.garage-told')).toHaveText(
    "XYZ98K is kept. We'll send it when you're back online.",
  );
  expect(await axeViolations(page)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText(/^No connection\./)).toHaveCount(0);
  const own = page.getByRole('region', { name: 'My vehicles' });
  await expect(own).toContainText('XYZ98K');
  await expect
    .poll(() => leads.vehiclesOf(`+61491575${mobileOf(311).ending}`))
    .toEqual([expect.objectContaining({ plate: 'XYZ98K' })]);
});

test('A6 the worker of the garage answers for no other page of the site', async ({ page, leads }) => {
  await openGarage(page, leads, 312);
  expect(await workers(page)).toEqual([GARAGE_PATH]);
  await page.reload();
  const isServed = (): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isServed).toBe(true);
  for (const address of ['/', '/search/new-used-and-demo-cars', '/account', '/watchlist']) {
    await page.goto(leads.url(DEALER, address));
    expect(await isServed(), address).toBe(false);
  }
});

test('A6 a later release takes the place of the kept one, and a dealer without a garage ends its worker', async ({
  page,
  context,
}) => {
  // Pictures take no part, and are most of it.
  const { out, publish, end } = await ownReleases(DEALER, /\/(?:img|og|search-index|cars)$/);
  await publish();
  const leads = await openLeadServer(DEMO_SITES, { FORECOURT_LETTERS: 'files' }, out);
  try {
    await openGarage(page, leads, 313);
    const [before = []] = await keptFiles(page);
    const [first] = await keptReleases(page);

    // Its view has another name and says something else; the files of the release before are gone at once.
    await publish(async (folder) => {
      const file = path.join(folder, `${GARAGE_PATH}.html`);
      const html = await readFile(file, 'utf8');
      const [view = ''] = /\/_astro\/GarageView\.[\w-]+\.js/.exec(html) ?? [];
      await rename(path.join(folder, view), path.join(folder, '/_astro/GarageView.second.js'));
      await writeFile(
        file,
        html.replaceAll(view, '/_astro/GarageView.second.js').replace('<h1', '<p>The second release</p><h1'),
      );
    });
    // A network that takes longer than 3 s, as on a busy machine, has the kept page shown once more.
    await expect(async () => {
      await page.goto(leads.url(DEALER, GARAGE_PATH));
      await expect(page.getByText('The second release')).toBeVisible({ timeout: 1000 });
    }).toPass();
    // The worker takes the first release away last, when the second one is whole.
    await expect.poll(() => keptReleases(page)).not.toContain(first);
    const [after = [], ...others] = await keptFiles(page);
    expect(others).toEqual([]);
    expect(after).toContain(GARAGE_PATH);
    expect(after.filter((file) => file.includes('GarageView'))).toEqual(['/_astro/GarageView.second.js']);
    expect(before.some((file) => file.includes('GarageView'))).toBe(true);
    await context.setOffline(true);
    await page.goto(leads.url(DEALER, GARAGE_PATH));
    await expect(page.getByText('The second release')).toBeVisible();
    await expect(page.getByText(/^You're offline\. This was saved on this device on/)).toBeVisible();
    await context.setOffline(false);

    await publish(async (folder) => {
      await rm(path.join(folder, `${GARAGE_PATH}.html`));
      const ended = fillOfflineWorker(await offlineWorkerFile(), { garage: [] });
      await writeFile(path.join(folder, OFFLINE_WORKER_PATH), ended);
    });
    await expect.poll(async () => (await page.goto(leads.url(DEALER, GARAGE_PATH)))?.status()).toBe(404);
    // Each further visit would put off the browser's own look for another worker.
    await expect.poll(() => workers(page), { timeout: 30_000 * SLOW_PAGES }).toEqual([]);
    await expect.poll(() => keptReleases(page)).toEqual([]);
  } finally {
    await leads.close();
    await end();
  }
});
