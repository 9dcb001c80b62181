import { expect, type Page, test } from '@playwright/test';
import { demoUrl } from './demo-pages.ts';

const GROUP = 'harbour-motor-group';
const LIST = '/search/used-cars';
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).locator('article:has(h3 a[href^="/cars/"])');
const press = (page: Page, at: number, word: 'Save' | 'Compare') =>
  cards(page)
    .nth(at)
    .getByRole('button', { name: new RegExp(`^${word} `) });

test('A3 a car that is kept stays kept, is counted, and is shown with the price of today', async ({
  page,
}) => {
  await page.goto(demoUrl(GROUP, LIST));
  const title = await cards(page).first().locator('h3').innerText();
  const price = await cards(page).first().locator('[data-price]').innerText();
  await press(page, 0, 'Save').click();
  await expect(press(page, 0, 'Save')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-favourites-count]')).toHaveText('1');
  await page.reload();
  await expect(press(page, 0, 'Save')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Favourites' }).first().click();
  await expect(page.locator('article h3').first()).toContainText(title);
  await expect(page.locator('article [data-price]').first()).toHaveText(price);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
});

test('A3 the heart agrees with the list after the search has changed its cards', async ({ page }) => {
  await page.goto(demoUrl(GROUP, LIST));
  await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
  const href = await cards(page).first().locator('h3 a').getAttribute('href');
  await press(page, 0, 'Save').click();
  await page.getByLabel('Sort by').selectOption('price-desc');
  await page.getByLabel('Sort by').selectOption('default');
  const same = page.locator(`article:has(a[href="${href}"])`).getByRole('button', { name: /^Save / });
  await expect(same).toHaveAttribute('aria-pressed', 'true');
});

test('A3 up to four cars are compared side by side, by keyboard only', async ({ page }) => {
  await page.goto(demoUrl(GROUP, LIST));
  for (let at = 0; at < 5; at++) {
    await press(page, at, 'Compare').focus();
    await page.keyboard.press('Enter');
    if (at < 4) await expect(press(page, at, 'Compare')).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(press(page, 4, 'Compare')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('status').filter({ hasText: 'A comparison holds 4 at most.' })).toBeAttached();
  const tray = page.getByRole('region', { name: 'Comparison' });
  await tray.getByRole('link', { name: 'Compare 4' }).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await expect(table.locator('[data-price]')).toHaveCount(4);
  await expect(table.getByRole('rowheader', { name: 'Kilometres' })).toBeVisible();
  await table
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
});

test('F12 where storage is blocked the heart works for the page and nothing breaks', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(demoUrl(GROUP, LIST));
  await press(page, 0, 'Save').click();
  await expect(press(page, 0, 'Save')).toHaveAttribute('aria-pressed', 'true');
  expect(errors).toEqual([]);
});
