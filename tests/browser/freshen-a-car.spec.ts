import { expect, type Page, test } from '@playwright/test';
import { startServer } from '../../scripts/serve/start-server.ts';
import { buildFixtureSites, FIXTURE_SITES } from '../built-sites.ts';
import { DEMO_PORT } from './demo-port.ts';
import { pageAddresses } from '../site/read-page.ts';

/** The fixture dealer has a platform; no demo dealer does. */
const PORT = DEMO_PORT + 1;
const SITE = `http://everything.localhost:${PORT}`;
let close: () => Promise<void>;
let address = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await buildFixtureSites();
  ({ close } = await startServer({ outFolder: FIXTURE_SITES, port: PORT }));
  address = `${SITE}${pageAddresses(FIXTURE_SITES, 'everything').find((name) => name.endsWith('-e100'))}`;
});
test.afterAll(() => close());

/** Answers as a platform would. */
async function platformAnswers(page: Page, carFields: object): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route('**/api/cars/*/view.json*', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ json: { views: 31, car_fields: carFields } });
  });
  return asked;
}

const ownPrices = (page: Page) => page.locator('main [data-price]:not(article *)');

test('V18 a fresher price reaches sidebar, sticky header, foot and finance alike', async ({ page }) => {
  const asked = await platformAnswers(page, { price: 36_990, status: 'in_stock' });
  await page.goto(address);
  for (const place of await ownPrices(page).all()) await expect(place).toHaveText('$36,990');
  expect(asked[0]?.searchParams.get('website_id')).toBe('everything-1');
  expect(asked[0]?.searchParams.get('photos_count')).toBe('12');
  const texts = await page.locator('[data-figure=payment]').allTextContents();
  expect(new Set(texts).size).toBe(1);
  await expect(page.locator('s[data-was-price]:not(article *)')).toBeHidden();
  await page.locator('#finance-calculator').scrollIntoViewIfNeeded();
  await expect(page.locator('#finance-calculator astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByLabel('Purchase price, typed')).toHaveValue('36,990');
  await expect(page.locator('#finance-calculator [data-repayment]')).toHaveText(
    (texts[0] ?? '').replace('Only ', ''),
  );
});

test('V18 D2 a car sold since the build shows SOLD in place of price and buttons', async ({ page }) => {
  await platformAnswers(page, { status: 'sold', sold: true });
  await page.goto(address);
  await expect(page.getByText('SOLD', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enquire Now' })).toHaveCount(0);
  await expect(page.locator('#finance-calculator')).toHaveCount(0);
});

test('V18 C1 a car reserved since the build shows no repayment and cannot be reserved', async ({ page }) => {
  await platformAnswers(page, { status: 'in_stock', reserved: true });
  await page.goto(address);
  await expect(page.locator('[data-finance-figure]').first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Reserve Car Now' })).toHaveCount(0);
});

test.describe('a platform that does not answer', () => {
  for (const [name, answer] of [
    ['with an error', { status: 500, body: 'no' }],
    ['with a page', { status: 200, contentType: 'text/html', body: '<html>' }],
    ['with nonsense', { status: 200, json: { car_fields: { price: 'free', sold: 'yes' } } }],
  ] as const) {
    test(`V18 V16 ${name} leaves the page as it was built`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.route('**/api/**', (route) => route.fulfill(answer));
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.getByRole('region', { name: 'Summary' }).locator('[data-price]').first()).toHaveText(
        '$38,990',
      );
      await page.keyboard.press('Tab');
      expect(errors).toEqual([]);
    });
  }
});

const gauge = (page: Page) => page.locator('auto-gauge');

/** Asks the platform for the market and answers `figures`. */
async function openWithGauge(page: Page, figures: object): Promise<void> {
  await platformAnswers(page, {});
  await page.route('**/cars/*/autogauge', (route) => route.fulfill({ json: figures }));
  await page.goto(address);
  await gauge(page).scrollIntoViewIfNeeded();
}

test('V16 the platform’s figures fill the gauge, with their range beside the word', async ({ page }) => {
  await openWithGauge(page, {
    fill: 0.7,
    listing_price: 38_990,
    market_range_min: 37_000,
    market_range_max: 43_000,
    confidence: 0.8,
  });
  await expect(gauge(page)).toContainText('Great Deal');
  await expect(gauge(page)).toContainText('Market range $37,000 to $43,000');
  const fill = () => gauge(page).evaluate((element) => element.querySelector('meter')?.value ?? 0);
  await expect.poll(fill, { timeout: 8000 }).toBeCloseTo(0.7, 5);
});

test('V16 figures nobody can be sure of hide the gauge and are logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openWithGauge(page, {
    fill: 0.7,
    listing_price: 38_990,
    market_range_min: 37_000,
    market_range_max: 43_000,
    confidence: 0.2,
  });
  await expect(gauge(page)).toBeHidden();
  expect(logged.join('\n')).toContain('Auto gauge of');
});
