import type { Locator, Page } from '@playwright/test';
import { hadItsTime } from './at-rest.ts';
import { awake } from './awake.ts';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { resultCount as count } from './result-count.ts';

const GROUP = 'harbour-motor-group';
const ALL = '/search/new-used-and-demo-cars';

const open = (page: Page, address = ALL) => page.goto(demoUrl(GROUP, address));
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) =>
  results(page)
    .getByRole('article')
    .filter({ has: page.locator('[href^="/cars/"]') });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
/** What a choice of a filter says: its name, and how many cars it leads to. */
async function nameAndCount(choice: Locator): Promise<[name: string, count: number]> {
  const [name = '', shown = ''] = (await choice.locator('..').innerText())
    .split('\n')
    .map((line) => line.trim());
  return [name, Number(shown.replace(/\D/g, ''))];
}
const isAscending = (list: number[]): boolean => list.every((one, at) => at === 0 || one >= list[at - 1]!);
/** Which requests went to the search index so far. */
function indexRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/search-index/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('S16 a list hydrates without a request for the index and without changing what it shows', async ({
  page,
}) => {
  const asked = indexRequests(page);
  await open(page);
  const before = await results(page).innerHTML();
  await awake(page);
  await hadItsTime(page);
  expect(await results(page).innerHTML()).toBe(before);
  expect(asked).toEqual([]);
});

test('S2 S3 a shopper narrows by make and model, shares the address, and goes back', async ({
  page,
  context,
}) => {
  await open(page);
  await awake(page);
  const all = await count(page);
  const make = filters(page).getByRole('group', { name: 'Make' }).getByRole('checkbox').first();
  const [name = '', ofMake] = await nameAndCount(make);
  await make.check();
  await expect(page).toHaveURL(new RegExp(`make=${name}`));
  await expect.poll(() => count(page)).toBe(ofMake);
  expect(ofMake).toBeLessThan(all);
  for (const title of await cards(page).getByRole('heading').allInnerTexts()) expect(title).toContain(name);
  const model = filters(page)
    .getByRole('group', { name: 'Model', exact: true })
    .getByRole('checkbox')
    .first();
  const [, ofModel] = await nameAndCount(model);
  await model.check();
  await expect(page).toHaveURL(/model=/);
  await expect.poll(() => count(page)).toBe(ofModel);
  expect(ofModel).toBeLessThanOrEqual(ofMake);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect.poll(() => count(shared)).toBe(ofModel);
  await expect(shared.locator('html')).not.toHaveAttribute('data-search-pending');
  expect(await cards(shared).getByRole('heading').allInnerTexts()).toEqual(
    await cards(page).getByRole('heading').allInnerTexts(),
  );

  await page.goBack();
  await expect.poll(() => count(page)).toBe(ofMake);
  await page.goBack();
  await expect.poll(() => count(page)).toBe(all);
  await page.goForward();
  await expect.poll(() => count(page)).toBe(ofMake);
  await page.getByRole('list', { name: 'Chosen filters' }).getByRole('button', { name: name }).click();
  await expect.poll(() => count(page)).toBe(all);
});

test('S2 two makes show the cars of both, and a model narrows its own make alone', async ({ page }) => {
  await open(page);
  await awake(page);
  const makes = filters(page).getByRole('group', { name: 'Make' }).getByRole('checkbox');
  const [first = '', ofFirst] = await nameAndCount(makes.first());
  await makes.first().check();
  await expect.poll(() => count(page)).toBe(ofFirst);
  const [second = '', ofSecond] = await nameAndCount(makes.nth(1));
  await makes.nth(1).check();
  await expect.poll(() => count(page)).toBe(ofFirst + ofSecond);
  const model = filters(page)
    .getByRole('group', { name: `${first} models` })
    .getByRole('checkbox')
    .first();
  const [name = '', ofModel] = await nameAndCount(model);
  await model.check();
  await expect.poll(() => count(page)).toBe(ofModel + ofSecond);
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('button');
  await expect(chips).toHaveText([
    `Remove ${first}`,
    `Remove ${second}`,
    `Remove ${first} ${name}`,
    'Clear all',
  ]);
  await chips.first().click();
  await expect.poll(() => count(page)).toBe(ofSecond);
  await expect(page).toHaveURL(new RegExp(`\\?make=${second}$`));
});

test('S3 S12 the cars whose price dropped are shown alone, the biggest drop first', async ({ page }) => {
  await open(page);
  await awake(page);
  const dropped = filters(page).getByRole('checkbox', { name: /^Price dropped/ });
  const [, ofDropped] = await nameAndCount(dropped);
  await dropped.check();
  await expect(page).toHaveURL(/price_dropped=true$/);
  await expect.poll(() => count(page)).toBe(ofDropped);
  await page.getByLabel('Sort by').selectOption('price-drop');
  await expect(page).toHaveURL(/sortBy=price-drop$/);
  await expect(results(page).getByRole('article').getByText('Price dropped')).toHaveCount(ofDropped);
});

test('S3 features are fetched once their filter is opened, and can be searched in it', async ({ page }) => {
  const asked = indexRequests(page);
  const features = () => asked.filter((file) => file.includes('features'));
  await open(page);
  await awake(page);
  await filters(page).getByText('Features', { exact: true }).click();
  const choices = filters(page).getByRole('group', { name: 'Features' }).getByRole('checkbox');
  await expect(choices.first()).toBeVisible();
  expect(features()).toHaveLength(1);
  await filters(page).getByRole('searchbox', { name: 'Search features' }).fill('sunr');
  const sunroof = filters(page).getByRole('checkbox', { name: /^Sunroof/ });
  const [, ofSunroof] = await nameAndCount(sunroof);
  await sunroof.check();
  await expect(page).toHaveURL(/features=Sunroof$/);
  await expect.poll(() => count(page)).toBe(ofSunroof);
});

test('S2 parameters that the list does not know are ignored and kept', async ({ page }) => {
  await open(page, `${ALL}?utm_source=paper&sortBy=nonsense&page=abc`);
  await awake(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-search-pending', /./);
  const all = await count(page);
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(/utm_source=paper/);
  await expect(page).toHaveURL(/sortBy=price-asc/);
  await expect.poll(() => count(page)).toBe(all);
});

test('S7 S8 price by keyboard on the slider, by typing and by a quick pick', async ({ page }) => {
  await open(page);
  await awake(page);
  const all = await count(page);
  const highest = page.getByRole('slider', { name: 'Highest price' });
  await highest.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/price=%3A\d+/);
  const price = page.getByRole('group', { name: 'Price' });
  await price.getByLabel('To').fill('30000');
  await expect(price.getByLabel('To')).toHaveValue('30,000');
  await price.getByLabel('To').press('Enter');
  await expect(page).toHaveURL(/price=%3A30000/);
  await expect.poll(() => count(page)).toBeLessThan(all);
  const dearest = async (): Promise<number> =>
    Math.max(
      ...(await cards(page)
        .locator('[data-price]')
        .evaluateAll((shown) => shown.map((one) => Number(one.getAttribute('data-price'))))),
    );
  await expect.poll(dearest).toBeLessThanOrEqual(30_000);
  await page.getByRole('button', { name: 'Up to $20,000' }).click();
  await expect(page).toHaveURL(/price=%3A20000/);
});

test('S12 cheapest first, and the second page goes on where the first ended', async ({ page }) => {
  await open(page);
  await awake(page);
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(/sortBy=price-asc/);
  const prices = async (): Promise<number[]> =>
    (
      await cards(page)
        .locator('[data-price]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-price') ?? ''))
    )
      .filter(Boolean)
      .map(Number);
  await expect.poll(async () => isAscending(await prices())).toBe(true);
  const first = await prices();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(async () => (await prices())[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0);
});

test('S14 a text with a typo finds its cars, whatever is typed beside', async ({ page }) => {
  await open(page);
  await awake(page);
  const model = (await cards(page).first().getByRole('heading').innerText()).split(' ')[2] ?? '';
  const make = (await cards(page).first().getByRole('heading').innerText()).split(' ')[1] ?? '';
  const box = page.getByRole('search', { name: 'These cars' }).getByRole('searchbox');
  await box.fill(make.length > 5 ? make.slice(0, 3) + make.slice(4) : model);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
  await expect(cards(page).first()).toContainText(make);
  for (const hostile of [
    '<script>alert(1)</script>',
    "'; DROP TABLE cars; --",
    'مرحبا',
    'x'.repeat(10_000),
    '\u0000\u0007',
  ]) {
    await box.fill(hostile);
    await expect(results(page)).toBeVisible();
  }
  await box.fill('');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(10);
});

test('S6 an empty answer says so, leads on, and back brings the cars again', async ({ page }) => {
  await open(page);
  await awake(page);
  const all = await count(page);
  await page.getByRole('search', { name: 'These cars' }).getByRole('searchbox').fill('zzzzzzzzzz');
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => count(page)).toBe(all);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('S4 filters open in a sheet that says how many cars it will show', async ({ page }) => {
    await open(page);
    await awake(page);
    const all = await count(page);
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox').first().check({ force: true });
    const show = sheet.getByRole('button', { name: /^Show Me [\d,]+ cars$/ });
    await expect.poll(async () => Number((await show.innerText()).replace(/\D/g, ''))).toBeLessThan(all);
    await show.tap();
    await expect(sheet).toBeHidden();
    await expect.poll(() => count(page)).toBeLessThan(all);
    await page.getByRole('button', { name: 'Filters (1)' }).tap();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
});

test('S13 a search that cannot answer keeps the last cars and can be tried again', async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await open(page);
  await awake(page);
  const before = await cards(page).getByRole('heading').allInnerTexts();
  await page.getByLabel('Sort by').selectOption('price-asc');
  const notice = page.getByText("Search isn't working right now. These are your last results.");
  await expect(notice).toBeVisible();
  expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(before);
  await page.unroute('**/search-index/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await expect.poll(async () => cards(page).getByRole('heading').allInnerTexts()).not.toEqual(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S1 the paged list works and a form brings a make', async ({ page }) => {
    await open(page);
    await expect(cards(page).first()).toBeVisible();
    await expect(filters(page)).toBeHidden();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\/more\/first$/);
    await expect(page.locator('main a[href^="/cars/"]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\/more\/(?!first$)[\w-]+$/);
    await open(page);
    const button = page.getByRole('group', { name: 'Make' }).getByRole('button').first();
    const name = await button.innerText();
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });
});
