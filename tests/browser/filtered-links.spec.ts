import type { Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { watchPage } from './watch-page.ts';

const GROUP = 'harbour-motor-group';
const ALL = '/search/new-used-and-demo-cars';

const ADDRESSES = {
  'one filter': '?make=Aldera',
  'two filters': '?make=Aldera&fuel=Hybrid',
  'three filters': '?car_type=used&body=SUV&price=:60000',
  'a text': '?query=larkspur',
  'an order': '?sortBy=price-asc',
  'a page': '?page=2',
};

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).getByRole('article');
const isShown = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-search-pending', /./, { timeout: 40_000 });

/** A line of 400 kbit/s on which everything takes 400 ms longer. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

const ON_SLOW_LINES = new Set(['two filters at 390', 'a text at 1440']);

const WIDTHS = [
  [390, 844],
  [1440, 900],
] as const;

for (const [index, [width, height]] of WIDTHS.entries()) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });
    for (const line of ['fast', 'slow'] as const) {
      for (const [at, [what, parameters]] of Object.entries(ADDRESSES).entries()) {
        // One address at one width and the next at the other, and one a width on a slow line, which takes ten seconds; the long
        // form has them all.
        const isLong = line === 'slow' ? !ON_SLOW_LINES.has(`${what} at ${width}`) : (at + index) % 2 === 1;
        const details = isLong ? { tag: '@long' } : {};
        const name = `S2 an address with ${what} shows its own cars alone, and nothing moves, on a ${line} line`;
        test(name, details, async ({ page }) => {
          test.slow();
          const watched = await watchPage(page);
          if (line === 'slow') await slowDown(page);
          await page.goto(demoUrl(GROUP, ALL + parameters), { waitUntil: 'commit' });
          await expect.poll(async () => (await watched()).wasHeld).toBe(true);
          await isShown(page);
          await expect(cards(page).first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          const { shift, moved, seen } = await watched();
          expect(moved).toEqual([]);
          expect(shift).toBe(0);
          expect(seen).toHaveLength(1);
        });
      }
    }
  });
}

const offset = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const [index, [width, height]] of WIDTHS.entries()) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });
    const addresses = { 'no filter': '', ...ADDRESSES, 'a filter and a page': '?body=SUV&page=2' };
    for (const [at, [what, parameters]] of Object.entries(addresses).entries()) {
      const details = (at + index) % 2 === 0 ? {} : { tag: '@long' };
      const name = `S2 S13 Back and Reload keep the place in a list of an address with ${what}`;
      test(name, details, async ({ page }) => {
        await page.goto(demoUrl(GROUP, ALL + parameters));
        await isShown(page);
        await awake(page);
        const card = cards(page).nth(7);
        await card.scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, 200);
        await expect.poll(() => offset(page)).toBeGreaterThan(200);
        await expect(card).toBeInViewport();
        const before = await offset(page);
        for (const leave of ['car', 'reload']) {
          if (leave === 'car') {
            await card.getByRole('link').first().click();
            await expect(page).toHaveURL(/\/cars\//);
            await page.goBack();
          } else await page.reload();
          await isShown(page);
          await awake(page);
          await expect(card).toBeInViewport();
          await expect.poll(async () => Math.abs((await offset(page)) - before)).toBeLessThan(60);
        }
      });
    }
  });
}

test('S2 S13 Back from a change of the list shows it where it was left; a change shows its top', async ({
  page,
}) => {
  await page.goto(demoUrl(GROUP, `${ALL}?body=SUV`));
  await isShown(page);
  await awake(page);
  const card = cards(page).nth(7);
  await card.scrollIntoViewIfNeeded();
  await results(page).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page).first()).toBeInViewport();
  const top = await offset(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect.poll(() => offset(page)).toBeGreaterThan(top + 300);
});

test('S2 S3 an address with a filter this list has not, and signs for a text, says so and is tidied', async ({
  page,
}) => {
  await page.goto(demoUrl(GROUP, `${ALL}?sleeps=4&query=%26`));
  await awake(page);
  await expect(results(page).getByText("We can't filter this list by sleeps")).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === '');
  await isShown(page);
  await expect(results(page).getByRole('button', { name: /&/ })).toHaveCount(0);
});

test('S13 an index that hangs is given up: no cars of another question, and it can be tried again', async ({
  page,
}) => {
  await page.clock.install();
  const watched = await watchPage(page);
  const asked = Promise.withResolvers<undefined>();
  await page.route('**/search-index/**', () => asked.resolve(undefined));
  await page.goto(demoUrl(GROUP, `${ALL}?make=Aldera`));
  const notice = results(page).getByText("Search isn't working right now.");
  await awake(page);
  await expect(page.locator('html')).toHaveAttribute('data-search-pending', 'search');
  await asked.promise;
  // It is given up after 10 s, and the clock of the page goes on by itself as well.
  await page.clock.runFor(4_000);
  await expect(notice).toBeHidden();
  await page.clock.runFor(12_000);
  await expect(notice).toBeVisible();
  await expect(cards(page).filter({ visible: true })).toHaveCount(0);
  // Boxes in the place of the filters and the count would say that something still loads.
  await expect(page.locator('.filter-facets')).toBeHidden();
  await expect(page.locator('.result-count')).toBeHidden();
  await expect(page.getByRole('link', { name: 'See the list without filters' })).toHaveAttribute('href', ALL);
  expect((await watched()).seen).toEqual([]);
  await page.unroute('**/search-index/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await expect(cards(page).first()).toContainText('Aldera');
});

test('S13 scripts that never come leave a way on, not the cars of another question', async ({ page }) => {
  await page.clock.install();
  await page.route(/_astro\/SearchIsland[^/]*\.js/, () => {});
  await page.goto(demoUrl(GROUP, `${ALL}?make=Aldera`));
  await page.clock.runFor(25_000);
  await expect(page.getByText("Search isn't working right now.")).toBeVisible();
  await expect(cards(page).filter({ visible: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'See the list without filters' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('S13 a filter that hangs keeps the last cars, but no count of theirs', async ({ page }) => {
  await page.route('**/search-index/**', () => {});
  await page.goto(demoUrl(GROUP, ALL));
  await awake(page);
  await page.getByLabel('Sort by').selectOption('price-asc');
  const heading = results(page).getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText('Searching…');
  await expect(cards(page).first()).toBeVisible();
  await page.getByLabel('Sort by').selectOption('price-desc');
  await expect(page).toHaveURL(/sortBy=price-desc/);
  await expect(heading).toHaveText('Searching…');
});

test('S2 a page behind the last one becomes the last, in place of its address', async ({ page }) => {
  await page.goto(demoUrl(GROUP, '/about-us'));
  await page.goto(demoUrl(GROUP, `${ALL}?page=900`));
  await isShown(page);
  await expect(page).toHaveURL(/\?page=\d{1,2}$/);
  await expect(cards(page).first()).toBeVisible();
  const last = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]');
  await expect(last).toHaveText(new URL(page.url()).searchParams.get('page') ?? '');
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/about-us$/);
});

test('S2 a model or a badge filters without its make', async ({ page }) => {
  await page.goto(demoUrl(GROUP, `${ALL}?model=Larkspur`));
  await isShown(page);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Larkspur');
  const titles = await cards(page).locator('a[href^="/cars/"]').allInnerTexts();
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(title).toContain('Larkspur');
});
