import type { Page } from '@playwright/test';
import { hadItsTime } from './at-rest.ts';
import { expect, test } from './browser-test.ts';
import { axeViolations } from './axe-violations.ts';
import { demoUrl } from './demo-pages.ts';
import { holdScripts } from './hold-scripts.ts';
import { resultCount } from './result-count.ts';

const GROUP = 'harbour-motor-group';
const ALL = '/search/new-used-and-demo-cars';
const box = (page: Page) => page.getByRole('banner').locator('input[name=query]:visible');
const options = (page: Page) => page.getByRole('banner').getByRole('option');
const inGroup = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('group', { name }).getByRole('option');
const noSuggestions = (page: Page) =>
  page
    .getByRole('banner')
    .getByText('No suggestions. Press Enter to search all cars.')
    .filter({ visible: true });
const numberIn = (text: string): number => Number(text.replace(/\D/g, ''));

/** A model of the stock that is long enough to be misspelled. */
async function someModel(page: Page): Promise<{ make: string; model: string }> {
  await page.goto(demoUrl(GROUP, ALL));
  const titles = await page.locator('article h3').allInnerTexts();
  const [, make = '', model = ''] =
    titles.map((title) => title.split(' ')).find((words) => (words[2] ?? '').length > 5) ?? [];
  return { make, model };
}

const misspelled = (word: string): string => word.slice(0, -2) + word.slice(-1);

test('S14 nothing is fetched for the search box before someone goes into it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(demoUrl(GROUP, '/'), { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /search-index|search-suggestions/.test(url))).toEqual([]);
  await box(page).focus();
  await expect.poll(() => asked.some((url) => url.endsWith('/search-index.json'))).toBe(true);
});

test('S14 a misspelled model is suggested, chosen by keyboard and remembered', async ({ page }) => {
  const { make, model } = await someModel(page);
  await page.goto(demoUrl(GROUP, '/about-us'));
  await box(page).focus();
  await box(page).fill(misspelled(model));
  const option = inGroup(page, 'Models').filter({ hasText: `${make} ${model}` });
  await expect(option).toBeVisible();
  await expect(
    page
      .getByRole('banner')
      .getByRole('status')
      .filter({ hasText: /^\d+ suggestions$/ }),
  ).toHaveCount(1);
  expect(await axeViolations(page, 'header')).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  for (let press = 0; press < 12 && (await option.getAttribute('aria-selected')) !== 'true'; press++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '-');
  const shown = numberIn(await option.locator('span').last().locator('..').innerText());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(model);
  await expect.poll(() => resultCount(page)).toBe(shown);
  await box(page).focus();
  await expect(inGroup(page, 'Recent searches').filter({ hasText: `${make} ${model}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
});

test('S14 Escape closes the suggestions, then clears the text', async ({ page }) => {
  await page.goto(demoUrl(GROUP, '/about-us'));
  await box(page).focus();
  await box(page).fill('suv');
  await expect(inGroup(page, 'Body types').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('suv');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
});

test('D3 D4 a suggested car is chosen by mouse and costs what its page says, with what that includes', async ({
  page,
}) => {
  const { make } = await someModel(page);
  await page.goto(demoUrl(GROUP, '/about-us'));
  await box(page).fill(make);
  const car = inGroup(page, 'Cars').filter({ hasText: '$' }).first();
  const [price = '', ...words] = (await car.locator('> span').last().innerText()).split(/\s+/);
  await car.click();
  await expect(page).toHaveURL(/\/cars\//);
  const shown = page.locator('main [data-price]').first();
  await expect(shown).toHaveText(price);
  await expect(shown.locator('..')).toContainText(words.join(' '));
});

test('S1 a location is suggested, and where it leads lists as many cars', async ({ page }) => {
  await page.goto(demoUrl(GROUP, '/about-us'));
  await box(page).fill('geelong');
  const place = inGroup(page, 'Locations').first();
  const count = numberIn(await place.locator('> span').last().innerText());
  await place.click();
  // Two departments at one place are one entry, which no page of one of them lists.
  await expect(page).toHaveURL(/\/search\//);
  await expect.poll(() => resultCount(page)).toBe(count);
});

test('S14 an answer that comes after the box was left opens nothing', async ({ page }) => {
  const come = await holdScripts(page, '**/search-index/**');
  await page.goto(demoUrl(GROUP, '/about-us'));
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  await box(page).fill('suv');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const lastFile = page.waitForResponse(/card-0\.bin$/);
  come();
  await (await lastFile).finished();
  await hadItsTime(page);
  await expect(options(page)).toHaveCount(0);
});

test('S13 a search that cannot answer leaves a plain form', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/search-index*/**', (route) => route.abort());
  await page.goto(demoUrl(GROUP, '/about-us'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/search-index'));
  await box(page).focus();
  await box(page).fill('suv');
  await failed;
  await hadItsTime(page);
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?query=suv$/);
  expect(errors).toEqual([]);
});

test('S14 a text without suggestions is told to the eye as well', async ({ page }) => {
  await page.goto(demoUrl(GROUP, '/about-us'));
  await box(page).focus();
  await box(page).fill('zzzzzzzz');
  const words = noSuggestions(page);
  await expect(words).toHaveCount(1);
  await box(page).press('Escape');
  await expect(words).toHaveCount(0);
});

test('S1 a condition is suggested by its name and lists as many cars', async ({ page }) => {
  await page.goto(demoUrl(GROUP, '/about-us'));
  await box(page).focus();
  await box(page).fill('used');
  const used = inGroup(page, 'Condition').first();
  const shown = numberIn(await used.locator('> span').last().innerText());
  await used.click();
  await expect(page).toHaveURL(/\/search\/used-cars$/);
  await expect.poll(() => resultCount(page)).toBe(shown);
});

test('S2 a text is searched for in the whole stock', async ({ page }) => {
  const { make } = await someModel(page);
  await page.goto(demoUrl(GROUP, '/'));
  await box(page).fill(make);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\?query=/);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toContainText(
    make,
  );
});

test('S14 hostile text is shown as text and harms nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(demoUrl(GROUP, '/'));
  for (const text of ['<img src=x onerror=alert(1)>', '"; filter = 1', 'x'.repeat(5000)])
    await box(page).fill(text);
  await expect(noSuggestions(page)).toHaveCount(1);
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 the box is a form that keeps its text in the address', async ({ page }) => {
    await page.goto(demoUrl(GROUP, '/about-us'));
    await box(page).fill('larkspur & co');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\?query=larkspur\+%26\+co$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('S14 the search opens from the header and is ready to type', async ({ page }) => {
    await page.goto(demoUrl(GROUP, '/'));
    await page.getByRole('banner').locator('summary[aria-label=Search]').tap();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
  });

  test('S14 a suggestion is chosen by a tap, and the last one can be reached', async ({ page }) => {
    const { make } = await someModel(page);
    await page.goto(demoUrl(GROUP, '/about-us'));
    await page.getByRole('banner').locator('summary[aria-label=Search]').tap();
    await box(page).fill(make);
    await expect(options(page).first()).toBeVisible();
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const bottom = await list.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(844);
    await options(page).last().tap();
    await expect(page).toHaveURL(/\/cars\//);
  });
});
