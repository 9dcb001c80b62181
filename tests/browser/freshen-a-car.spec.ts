import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expect, test } from './browser-test.ts';
import { FIXTURE_SITES } from '../built-sites.ts';
import { pdfText } from './pdf-text.ts';
import { FIXTURE_PORT } from './ports.ts';
import { pageAddresses } from '../site/read-page.ts';

/** The fixture dealer has a platform; no demo dealer does. */
const SITE = `http://everything.localhost:${FIXTURE_PORT}`;
const address = `${SITE}${pageAddresses(FIXTURE_SITES, 'everything').find((name) => name.endsWith('-e100'))}`;

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
  const payments = page.locator('[data-figure=payment]');
  await expect.poll(async () => new Set(await payments.allTextContents()).size).toBe(1);
  const texts = await payments.allTextContents();
  await expect(page.locator('[data-part=was-price]')).toBeHidden();
  const carrying = page.locator('main a[href*="vehiclePriceBudget="]:not(article *)');
  const pricesOfLinks = async () =>
    new Set(
      (await carrying.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).map((href) =>
        new URL(href, SITE).searchParams.get('vehiclePriceBudget'),
      ),
    );
  await expect.poll(pricesOfLinks).toEqual(new Set(['36990']));
  await page.locator('#finance-calculator').scrollIntoViewIfNeeded();
  await awake(page, '#finance-calculator');
  await expect(page.getByLabel('Purchase price, typed')).toHaveValue('36,990');
  await expect(page.locator('#finance-calculator [data-repayment]')).toHaveText(
    (texts[0] ?? '').replace('Only ', ''),
  );
  expect(await pricesOfLinks()).toEqual(new Set(['36990']));
});

for (const [words, fields, shown] of [
  ['the price as it is now', { price: 36_990, status: 'in_stock' }, /\$36,990/],
  ['no price of a vehicle that is sold', { status: 'sold', sold: true }, /^[^$]*$/],
] as const)
  test(`V2 V18 full screen shows ${words}`, async ({ page }) => {
    await platformAnswers(page, fields);
    const answered = page.waitForResponse('**/api/cars/*/view.json*');
    await page.goto(address);
    await answered;
    const [price] = await ownPrices(page).all();
    if ('price' in fields) await expect(price!).toHaveText('$36,990');
    else await expect(page.locator('[data-part=on-sale]')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Images' }).press('Enter');
    await page.getByRole('button', { name: /^View all \d+ photos full screen$/ }).press('Enter');
    const words = page.getByRole('dialog', { name: /^Photos of this/ }).locator('.viewer-words');
    await expect(words).toHaveText(shown);
  });

/** The offer that the page tells search engines of. */
async function offerOf(page: Page): Promise<{ price?: number; availability?: string } | undefined> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block).offers).find(Boolean);
}

/** All that paper says of the vehicle, from the page that prints it. */
async function printed(page: Page): Promise<string> {
  await page.addInitScript(() => (window.print = () => {}));
  await page.goto(`${SITE}/print?car_id=${address.split('/').at(-1)}`);
  await expect(page.locator('.sheet h1')).toBeVisible();
  return (await page.locator('.sheet').innerText()).replace(/\s+/g, ' ');
}

async function savedAsPdf(page: Page): Promise<string> {
  const save = page.getByRole('button', { name: 'Save PDF' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return pdfText(await readFile(await download.path()));
}

/** Sections that speak of buying the vehicle. */
const SALE = [
  'What it costs',
  'Fuel calculator',
  'Delivery calculator',
  'Finance calculator',
  'Finance Available For This Vehicle!',
  'Car Finance',
  'Price comparison',
  'How the price compares',
];
const sections = (page: Page) => page.locator('main :is(h2, h3):not(article *)').allTextContents();
const tidied = async (page: Page): Promise<string[]> => (await sections(page)).map((text) => text.trim());
/** Which of these sections the page still has. */
async function leftOf(page: Page, headings: string[]): Promise<string[]> {
  const left = await tidied(page);
  return headings.filter((heading) => left.includes(heading));
}

test('V18 the page as it was built has all that the tests below take away', async ({ page }) => {
  await platformAnswers(page, {});
  await page.goto(address);
  await expect.poll(() => tidied(page)).toEqual(expect.arrayContaining(SALE));
  // This dealer takes no reservations online, so the first of the actions is to enquire.
  await expect(page.getByRole('link', { name: 'Enquire Now' }).first()).toBeVisible();
  // In a window as low as this one it is among the rows that fold.
  await page.getByText('More options').click();
  await expect(page.getByRole('link', { name: 'Get Finance', exact: true }).first()).toBeVisible();
  await expect(page.locator('[data-part="tag-reserved"]').filter({ visible: true })).toHaveCount(0);
  await expect
    .poll(() => offerOf(page))
    .toMatchObject({ price: 38_990, availability: 'https://schema.org/InStock' });
});

test('V18 one price: a fresher one is on paper and in the PDF, and no older one anywhere, JSON-LD included', async ({
  page,
}) => {
  await platformAnswers(page, { price: 35_990, status: 'in_stock' });
  await page.goto(address);
  await expect(ownPrices(page).first()).toHaveText('$35,990');
  await expect.poll(() => offerOf(page)).toBeUndefined();
  const pdf = await savedAsPdf(page);
  expect(pdf).toContain('$35,990');
  expect(pdf).toMatch(/Price as of \d\d\/\d\d\/\d{4}/);
  expect(pdf).not.toMatch(/38,990|40,990/);
  // Cards of other vehicles have prices of their own; a calculator that sleeps gets the new one as it wakes.
  const whole = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll('article, #finance-calculator')) other.remove();
    return copy.textContent;
  });
  expect(whole).not.toMatch(/38,990|40,990/);
  await expect.poll(() => tidied(page)).not.toContain('Price comparison');
  const paper = await printed(page);
  expect(paper).toMatch(/\$35,990 Drive away Price as of \d\d\/\d\d\/\d{4}/);
  expect(paper).not.toMatch(/38,990|40,990|\bwas\b/);
});

test('V18 D2 a car sold since the build says so on page, paper and PDF, and nothing of a sale is left', async ({
  page,
}) => {
  await platformAnswers(page, { status: 'sold', sold: true });
  await page.goto(address);
  await expect(page.getByText('SOLD', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: /Enquire Now|Get Finance|Reserve/, includeHidden: true }),
  ).toHaveCount(0);
  await expect.poll(() => leftOf(page, SALE)).toEqual([]);
  await expect(page.locator('#vehicle-bar, #action-bar, [data-finance-figure]')).toHaveCount(0);
  await expect.poll(() => offerOf(page)).toBeUndefined();
  const pdf = await savedAsPdf(page);
  expect(pdf).toContain('SOLD');
  expect(pdf).not.toMatch(/38,990|Drive away|Price as of/);
  const paper = await printed(page);
  expect(paper).toContain('SOLD');
  expect(paper).not.toMatch(/38,990|Drive away|Price as of/);
});

test('V18 D3 a car without a price any more shows the words for it, and nothing that needs one', async ({
  page,
}) => {
  await platformAnswers(page, { price: 0, status: 'in_stock' });
  await page.goto(address);
  for (const place of await ownPrices(page).all()) await expect(place).toHaveText('Contact us for price');
  await expect(page.locator('main').getByText('Drive away').filter({ visible: true })).toHaveCount(
    await page.locator('article').getByText('Drive away').filter({ visible: true }).count(),
  );
  await expect(
    page.getByRole('link', { name: /Reserve Car Now|Get Finance/, includeHidden: true }),
  ).toHaveCount(0);
  await expect(page.locator('#action-bar .button-primary:not([hidden])').last()).toHaveText(/\w/);
  await expect(page.locator('[data-actions] .button').first()).toHaveClass(/button-primary/);
  const priced = SALE.filter((heading) => !/Fuel|Delivery|What it costs/.test(heading));
  await expect.poll(() => leftOf(page, priced)).toEqual([]);
  await expect.poll(() => offerOf(page)).toBeUndefined();
  const paper = await printed(page);
  expect(paper).toContain('Contact us for price');
  expect(paper).not.toMatch(/38,990|40,990|Drive away|Price as of/);
});

test('V18 C1 D1 a car reserved since the build carries the tag, no repayment and no second reservation', async ({
  page,
}) => {
  await platformAnswers(page, { status: 'in_stock', reserved: true });
  await page.goto(address);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByText('Reserved', { exact: true })).toBeVisible();
  await expect(summary.locator('[data-part="tag-free"]')).toHaveCount(0);
  await expect(page.locator('[data-finance-figure]')).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: /Reserve Car Now|^Get Finance$/, includeHidden: true }),
  ).toHaveCount(0);
  await expect(ownPrices(page).first()).toHaveText('$38,990');
  await expect.poll(() => offerOf(page)).toBeUndefined();
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
  await expect.poll(fill).toBeCloseTo(0.7, 5);
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
  await expect.poll(() => logged.join('\n')).toContain('Auto gauge of');
});

test('V16 figures for another price than the page shows are refused: never two prices', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openWithGauge(page, {
    fill: 0.5,
    listing_price: 30_000,
    market_range_min: 29_000,
    market_range_max: 43_000,
    confidence: 0.8,
  });
  await expect(gauge(page)).toBeHidden();
  await expect(gauge(page)).not.toContainText('$30,000');
  await expect.poll(() => logged.join('\n')).toContain('Auto gauge of');
});
