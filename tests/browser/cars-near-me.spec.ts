import type { Page } from '@playwright/test';
import { awake } from './awake.ts';
import { axeViolations } from './axe-violations.ts';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { resultCount as count } from './result-count.ts';

const GROUP = 'harbour-motor-group';
const ALL = '/search/new-used-and-demo-cars';

async function open(page: Page, parameters = '', dealer = GROUP): Promise<void> {
  await page.goto(demoUrl(dealer, ALL + parameters));
  await awake(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-search-pending', /./);
}
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const section = (page: Page) => filters(page).locator('details', { hasText: 'Distance' });
const place = (page: Page) => filters(page).getByLabel('Postcode or suburb');
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('button');
const away = (page: Page) => results(page).getByText(/\d km away|less than 1 km away/);

async function openFilter(page: Page): Promise<void> {
  if (!(await place(page).isVisible())) await section(page).locator('summary').click();
}

test('L8 S2 cars are listed from a postcode, nearest first, and within a radius that can be taken off', async ({
  page,
}) => {
  await open(page);
  const whole = await count(page);
  await openFilter(page);
  await place(page).fill('322');
  await place(page).press('Enter');
  await expect(filters(page).getByRole('alert')).toHaveText(
    'Invalid postcode. Please enter a 4-digit number.',
  );
  await expect(place(page)).toBeFocused();
  await place(page).fill('0001');
  await place(page).press('Enter');
  await expect(filters(page).getByRole('alert')).toHaveText('Invalid postcode');

  await place(page).fill('3220');
  await place(page).press('Enter');
  await expect(page).toHaveURL(/\?near=3220&sortBy=nearest$/);
  await expect(results(page).getByRole('article').first()).toContainText(/Geelong, VIC.*km away/);
  expect(await count(page)).toBe(whole);
  await filters(page).getByLabel('How far').selectOption('50');
  await expect(page).toHaveURL(/\?near=3220&within=50&sortBy=nearest$/);
  await expect(chips(page)).toHaveText([/Within 50 km of 3220/]);
  await expect.poll(() => count(page)).toBeLessThan(whole);
  await expect(away(page)).toHaveCount(await results(page).locator('article:has(a[href^="/cars/"])').count());
  await chips(page).first().click();
  await expect(page).toHaveURL(new RegExp(`${ALL}$`));
  await expect.poll(() => count(page)).toBe(whole);
  await expect(away(page)).toHaveCount(0);
});

test('L8 an own position is the nearest postcode, and goes nowhere itself', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.grantPermissions(['geolocation'], { origin: new URL(demoUrl(GROUP, '/')).origin });
  await context.setGeolocation({ latitude: -38.1512, longitude: 144.3567 });
  await open(page);
  await openFilter(page);
  await filters(page).getByRole('button', { name: 'Use my location' }).press('Enter');
  await expect(page).toHaveURL(/\?near=32\d\d&sortBy=nearest$/);
  await expect(results(page).getByRole('article').first()).toContainText(/Geelong, VIC.*km away/);
  expect(asked.filter((request) => /38\.15|144\.35/.test(request))).toEqual([]);
});

test('S2 a distance in words narrows, is a chip, and a link reproduces it', async ({ page }) => {
  await open(page, '?query=suv+within+50+km+of+geelong');
  await expect(chips(page)).toHaveText([/SUV/, /Within 50 km of Geelong VIC/, /Clear all/]);
  await expect(results(page).getByRole('article').first()).toContainText(/Geelong, VIC.*km away/);
  await expect(page.getByLabel('Sort by').locator('option', { hasText: 'Nearest first' })).toHaveCount(1);
});

test('S2 a place that nobody knows narrows nothing and is said to be none', async ({ page }) => {
  await open(page);
  const whole = await count(page);
  await open(page, '?near=9999&within=50');
  await expect(chips(page)).toHaveText([/We don't know the place “9999”/]);
  expect(await count(page)).toBe(whole);
});

test('S3 one entry a place, and an old address means the same', async ({ page }) => {
  await open(page, '?location_name=Harbour+Geelong+Used+Cars');
  await expect(page).toHaveURL(/\?location_name=Harbour\+Geelong$/);
  await expect(filters(page).getByRole('checkbox', { name: /Harbour Geelong/ })).toHaveCount(1);
});

test('S4 the filter of distance is as accessible as the others', async ({ page }) => {
  await open(page, '?near=3220&within=50');
  expect(await axeViolations(page)).toEqual([]);
});
