import type { Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expect, test } from './browser-test.ts';
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

test('A3 F12 what another tab keeps first shows in a tab that was open before', async ({ page, context }) => {
  await page.goto(demoUrl(GROUP, LIST));
  const other = await context.newPage();
  await other.goto(demoUrl(GROUP, LIST));
  await press(page, 0, 'Save').click();
  await expect(other.locator('[data-favourites-count]')).toHaveText('1');
  await expect(press(other, 0, 'Save')).toHaveAttribute('aria-pressed', 'true');
});

test('A3 the heart agrees with the list after the search has changed its cards', async ({ page }) => {
  await page.goto(demoUrl(GROUP, LIST));
  await awake(page);
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
  await expect(tray.getByText('A comparison holds 4 at most.')).toBeVisible();
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

test('A3 a kept car that is in stock no longer is named, and goes at the press of a key', async ({
  page,
}) => {
  await page.addInitScript((key) => {
    const gone = {
      id: 'gone',
      name: '2001 Toyota Gone',
      slug: '2001-toyota-gone',
      make: 'Toyota',
      model: 'Gone',
    };
    localStorage.setItem(key, JSON.stringify([gone]));
  }, `forecourt:${GROUP}:favourites`);
  await page.goto(demoUrl(GROUP, '/favourites'));
  const card = page.locator('article', { hasText: '2001 Toyota Gone' });
  await expect(card.getByText('No longer listed')).toBeVisible();
  await card.getByRole('button', { name: 'Remove 2001 Toyota Gone' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('main').getByRole('link', { name: 'See everything in stock' })).toBeFocused();
});

test('F12 what one tab keeps is kept in the other', async ({ page, context }) => {
  await page.goto(demoUrl(GROUP, LIST));
  const other = await context.newPage();
  await other.goto(demoUrl(GROUP, LIST));
  // Each page asks for its lists once something on it is pressed.
  await press(page, 1, 'Save').click();
  await expect(press(page, 1, 'Save')).toHaveAttribute('aria-pressed', 'true');
  await press(other, 0, 'Save').click();
  await expect(press(other, 1, 'Save')).toHaveAttribute('aria-pressed', 'true');
  await expect(press(page, 0, 'Save')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-favourites-count]')).toHaveText('2');
});

test('F12 storage that something else filled breaks nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript((site) => {
    const same = { id: 'a', slug: 'a', name: 'Seven times', make: '"', model: '\\' };
    localStorage.setItem(`forecourt:${site}:favourites`, '{"half":');
    localStorage.setItem(`forecourt:${site}:comparison`, JSON.stringify([7, null, ...Array(7).fill(same)]));
  }, GROUP);
  await page.goto(demoUrl(GROUP, LIST));
  await expect(page.getByRole('link', { name: 'Compare 1' })).toBeVisible();
  await press(page, 0, 'Save').click();
  await expect(press(page, 0, 'Save')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(demoUrl(GROUP, '/compare'));
  await expect(page.getByRole('columnheader').filter({ hasText: 'No longer listed' })).toHaveCount(1);
  expect(errors).toEqual([]);
});
