import type { Page } from '@playwright/test';
import { awake } from './awake.ts';
import { axeViolations } from './axe-violations.ts';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { resultCount as count } from './result-count.ts';

const DEALER = 'wattle-used-cars';
const LIST = '/search/used-cars';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).locator('article:has(h3 a[href^="/cars/"])');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('button');

async function open(page: Page, parameters = ''): Promise<void> {
  await page.goto(demoUrl(DEALER, LIST + parameters));
  await awake(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-search-pending', /./);
}

/** Dollars a week of the cards that are shown; fails for a card without its comparison rate. */
async function weekly(page: Page): Promise<number[]> {
  const texts = await cards(page).allInnerTexts();
  return texts.map((text) => {
    const figure = /Only \$(\d+) \/wk\*\s+[\d.]+% p\.a\. comparison rate/.exec(text)?.[1];
    if (figure === undefined) throw new Error(`no weekly figure with its rate: ${text}`);
    return Number(figure);
  });
}

test('S3 C2 a weekly budget keeps the cars whose cards say at most that, and is in the address and a chip', async ({
  page,
}) => {
  await open(page);
  const choice = page.getByRole('radio', { name: /^Up to \$100 a week/ });
  const said = Number(/\d+$/.exec((await choice.locator('..').innerText()).trim())?.[0]);
  expect(said).toBeGreaterThan(0);
  await choice.check();
  await expect(page).toHaveURL(/weekly_price_range=100$/);
  await expect(chips(page).filter({ hasText: 'Up to $100 a week' })).toHaveCount(1);
  await expect.poll(() => count(page)).toBe(said);
  const figures = await weekly(page);
  expect(figures.length).toBeGreaterThan(0);
  expect(Math.max(...figures)).toBeLessThanOrEqual(100);
  expect(await axeViolations(page)).toEqual([]);

  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByText(`Only $${figures[0]} /wk*`).first()).toBeVisible();
});

test('S2 S3 a typed budget a week is read as the same filter', async ({ page }) => {
  await open(page, '?query=suv+100pw');
  await expect(chips(page).filter({ hasText: 'Up to $100 a week' })).toHaveCount(1);
  const figures = await weekly(page);
  expect(figures.length).toBeGreaterThan(0);
  expect(Math.max(...figures)).toBeLessThanOrEqual(100);
  const typed = await count(page);
  await open(page, '?body=SUV&weekly_price_range=100');
  await expect.poll(() => count(page)).toBe(typed);
});
