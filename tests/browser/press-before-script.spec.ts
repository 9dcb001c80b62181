import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { holdScripts } from './hold-scripts.ts';
import { vehiclePageWhere } from './vehicle-pages.ts';

const GROUP = 'harbour-motor-group';
const ALL = '/search/new-used-and-demo-cars';

/** Opens a page whose scripts do not come, and answers what lets them come. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const come = await holdScripts(page, '**/_astro/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  return come;
}

/** Counts the pages that are opened from now on: a form that leaves its page opens one, if only the same again. */
function countPages(page: Page): () => number {
  let opened = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opened += 1;
  });
  return () => opened;
}

test('S2 Enter in the box of a list before its script has come keeps the text and the filters', async ({
  page,
}) => {
  const come = await openWithoutScripts(page, demoUrl(GROUP, `${ALL}?fuel=Hybrid`));
  const box = page.getByRole('search', { name: 'These cars' }).getByRole('searchbox').first();
  await box.fill('larkspur');
  const opened = countPages(page);
  await box.press('Enter');
  come();
  await expect(page).toHaveURL(/\?(?=.*fuel=Hybrid)(?=.*query=larkspur)/);
  await expect(box).toHaveValue('larkspur');
  expect(opened()).toBe(0);
});

test('V9 a postcode sent before its script has come stays, and is answered once that is here', async ({
  page,
}) => {
  const address = new URL(vehiclePageWhere((html) => html.includes('id="delivery"'), [GROUP]));
  address.search = '?from=a-friend';
  const come = await openWithoutScripts(page, String(address));
  const delivery = page.locator('#delivery');
  const field = delivery.getByLabel('Your postcode');
  const ask = delivery.getByRole('button', { name: 'Estimate delivery' });
  await field.fill('2150');
  const opened = countPages(page);
  await field.press('Enter');
  await ask.press('Enter');
  come();
  await delivery.scrollIntoViewIfNeeded();
  await expect(delivery.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(field).toHaveValue('2150');
  await ask.press('Enter');
  await expect(delivery).toContainText('Delivery to');
  await expect(page).toHaveURL(/from=a-friend/);
  expect(opened()).toBe(0);
});

test('L1 words sent before the script of the locations has come are looked for once it is here', async ({
  page,
}) => {
  const come = await openWithoutScripts(page, demoUrl(GROUP, '/our-location?from=a-friend'));
  const box = page.getByPlaceholder('Search locations...');
  await box.fill('vic');
  const opened = countPages(page);
  await box.press('Enter');
  come();
  await expect(page).toHaveURL(/\?(?=.*from=a-friend)(?=.*locationQuery=vic)/);
  await expect(box).toHaveValue('vic');
  await expect(page.locator('[data-words]:visible').filter({ hasNotText: 'VIC' })).toHaveCount(0);
  expect(opened()).toBe(0);
});

test('L8 a postcode sent before the script of the yards has come stays where it is', async ({ page }) => {
  const come = await openWithoutScripts(page, demoUrl(GROUP, '/our-location?from=a-friend'));
  const field = page.getByLabel('Your postcode');
  await field.fill('4122');
  const opened = countPages(page);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Nearest first' }).press('Enter');
  come();
  await page.waitForLoadState('load');
  await expect(field).toHaveValue('4122');
  await expect(page).toHaveURL(/\?from=a-friend$/);
  expect(opened()).toBe(0);
});
