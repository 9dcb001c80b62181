import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { demoUrl } from './demo-pages.ts';

const GROUP = 'harbour-motor-group';
const box = (page: Page) => page.getByRole('banner').locator('input[name=query]:visible');

/** A model of the stock that is long enough to be misspelled. */
async function someModel(page: Page): Promise<{ make: string; model: string }> {
  await page.goto(demoUrl(GROUP, '/search/new-used-and-demo-cars'));
  const titles = await page.locator('article h3').allInnerTexts();
  const [, make = '', model = ''] =
    titles.map((title) => title.split(' ')).find((words) => (words[2] ?? '').length > 4) ?? [];
  return { make, model };
}

test('S14 nothing is fetched for the search box before somebody goes into it', async ({ page }) => {
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
  await box(page).fill(model.slice(0, -2) + model.slice(-1));
  const option = page.getByRole('option', { name: `${make} ${model}` }).first();
  await expect(option).toBeVisible();
  const results = await new AxeBuilder({ page }).include('header').analyze();
  expect(results.violations.map(({ id }) => id)).toEqual([]);
  for (let press = 0; press < 12; press++) {
    if ((await option.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(model);
  await box(page).focus();
  await expect(page.getByRole('option', { name: `${make} ${model}` }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
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
  await page.waitForTimeout(300);
  expect(errors).toEqual([]);
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
});
