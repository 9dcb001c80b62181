import type { Page } from '@playwright/test';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { axeViolations } from './axe-violations.ts';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { watchButtons } from './watch-buttons.ts';

const GROUP = 'harbour-motor-group';
const cars = pageAddresses(DEMO_SITES, GROUP).filter(isVehicleAddress);
const isSold = (address: string): boolean =>
  /data-part="sold"(?![^>]*\shidden)/.test(readPage(DEMO_SITES, GROUP, address).html);
const slugOf = (address = '/cars/missing'): string => address.replace('/cars/', '');
const [first, second, third] = cars.filter((address) => !isSold(address)).map(slugOf);
const sold = slugOf(cars.find(isSold));
/** Left long ago: nothing is at its address. */
const GONE = '2019-aldera-larkspur-zz99999';

const link = (...slugs: (string | undefined)[]): string => demoUrl(GROUP, `/compare?cars=${slugs.join(',')}`);
const columns = (page: Page) => page.getByRole('columnheader').filter({ has: page.getByRole('button') });
const onDevice = (page: Page): Promise<string[]> =>
  page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as { slug: string }[];
    return kept.map(({ slug }) => slug);
  }, `forecourt:${GROUP}:comparison`);

test('A11 a link shows the same cars on a device that knows none of them, sold and gone ones with their names', async ({
  page,
}) => {
  await page.goto(link(first, sold, GONE));
  await expect(columns(page)).toHaveCount(3);
  await expect(columns(page).nth(0).locator('[data-price]')).toBeVisible();
  await expect(columns(page).nth(0).getByRole('link').first()).toHaveAttribute('href', `/cars/${first}`);
  await expect(columns(page).nth(1)).toContainText('Sold');
  await expect(columns(page).nth(2)).toContainText('2019 Aldera Larkspur Zz99999');
  await expect(columns(page).nth(2)).toContainText('No longer listed');
  for (const at of [1, 2]) {
    await expect(columns(page).nth(at).locator('[data-price]')).toHaveCount(0);
    await columns(page).nth(at).getByRole('link', { name: 'Find Me Something Similar' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\//);
    await page.goBack();
    await expect(columns(page)).toHaveCount(3);
  }
  expect(await axeViolations(page, 'main')).toEqual([]);
});

test('A11 a link leaves the list of the device alone until it is kept, by keyboard', async ({ page }) => {
  await page.goto(demoUrl(GROUP, `/cars/${third}`));
  await page.getByRole('button', { name: 'Compare' }).first().press('Enter');
  await expect.poll(() => onDevice(page)).toEqual([third]);
  await page.goto(link(first, second));
  await expect(columns(page)).toHaveCount(2);
  await expect(page.getByText("Your own comparison hasn't changed.")).toBeVisible();
  expect(await onDevice(page)).toEqual([third]);
  await page.getByRole('button', { name: 'Show my own' }).press('Enter');
  await expect(columns(page)).toHaveCount(1);
  await expect(page).toHaveURL(link(third));
  await page.goto(link(first, second));
  const keep = page.getByRole('button', { name: 'Save This One Instead' });
  await expect(keep).toBeEnabled();
  await keep.press('Enter');
  await expect.poll(() => onDevice(page)).toEqual([first, second]);
  await expect(page.getByText('This comparison came with a link.')).toBeHidden();
  await columns(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await expect.poll(() => onDevice(page)).toEqual([second]);
  await expect(page).toHaveURL(link(second));
});

test('A11 what differs comes first, and one switch leaves out the rest', async ({ page }) => {
  await page.goto(link(first, second));
  const rows = page.getByRole('rowheader');
  await expect(rows.filter({ hasText: 'differs' }).first()).toBeVisible();
  await expect(async () => {
    const differ = (await rows.allInnerTexts()).map((text) => text.includes('differs'));
    expect(differ).toEqual(differ.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(differ).size).toBe(2);
  }).toPass();
  const all = await rows.count();
  const only = page.getByRole('switch', { name: 'Show differences only' });
  await only.press('Space');
  await expect(only).toBeChecked();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(rows.filter({ hasNotText: 'differs' })).toHaveCount(0);
  await only.press('Space');
  await expect(rows).toHaveCount(all);
});

test('A11 the link of a comparison is copied, and on paper there are no buttons', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(link(first, second));
  await expect(columns(page)).toHaveCount(2);
  const hasSaid = await watchButtons(page);
  await page.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect.poll(() => hasSaid('Copied')).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link(first, second));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Prices as of \d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('A11 each car for sale can be asked about, and is compared by what its own page says', async ({
  page,
}) => {
  await page.goto(link(first, second, sold));
  await expect(columns(page)).toHaveCount(3);
  const enquire = columns(page).getByRole('link', { name: /^Enquire Now about / });
  await expect(enquire).toHaveCount(2);
  await expect(enquire.first()).toHaveAttribute('href', /^\/enquire\?car_id=[\w-]+$/);
  const cells = page.getByRole('row', { name: /^Power/ }).getByRole('cell');
  await expect(cells.first()).toHaveText(/^\d+ kW$/);
  await expect(
    page
      .getByRole('row', { name: /^Price includes/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/\.$/);
  const power = await cells.first().innerText();
  await page.goto(demoUrl(GROUP, `/cars/${first}`));
  await page.getByText('Show All Specs').click();
  await expect(page.locator('[data-sheet=specifications] div:has(dt:text-is("Power")) dd')).toHaveText(power);
});
