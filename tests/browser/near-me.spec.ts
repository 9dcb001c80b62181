import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { test } from './lead-server.ts';

const DEALER = 'harbour-motor-group';
/** A suburb of Brisbane, and where it is. */
const FAR = { postcode: '4122', latitude: -27.54, longitude: 153.08 };

const names = (page: Page) => page.locator('location-search h2');
const nearest = (page: Page) => page.locator('location-search > ul > li').first();
const alert = (page: Page) => page.locator('location-search').getByRole('alert');

test('L8 K17 yards are sorted by their distance from a postcode, and each says how far it is', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(DEALER, '/our-location'), { waitUntil: 'load' });
  const before = await names(page).allTextContents();
  const field = page.getByLabel('Your postcode');
  await field.fill('41');
  await field.press('Enter');
  await expect(alert(page)).toHaveText('Invalid postcode. Please enter a 4-digit number.');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('0001');
  await field.press('Enter');
  await expect(alert(page)).toHaveText('Invalid postcode');

  await field.fill(FAR.postcode);
  await page.getByRole('button', { name: 'Nearest first' }).press('Enter');
  await expect(page.locator('location-search').getByRole('status')).toHaveText(
    /^Nearest: .+, (about \d+|less than 1) km away\.$/,
  );
  await expect(alert(page)).toHaveText('');
  await expect(nearest(page)).toContainText(/QLD \d{4}/);
  await expect(page.getByText(/^\s*(about [\d,]+|less than 1) km away\s*$/)).toHaveCount(before.length);
  expect((await names(page).allTextContents()).toSorted()).toEqual(before.toSorted());
});

test('L8 the position of the browser sorts as well and is sent nowhere; refused, it is said', async ({
  page,
  leads,
  context,
}) => {
  const origin = new URL(leads.url(DEALER, '/')).origin;
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(leads.url(DEALER, '/our-location'), { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Use my location' }).press('Enter');
  await expect(alert(page)).toHaveText("We couldn't get your location. Please enter your postcode instead.");
  await context.grantPermissions(['geolocation'], { origin });
  await context.setGeolocation(FAR);
  await page.getByRole('button', { name: 'Use my location' }).press('Enter');
  await expect(nearest(page)).toContainText(/QLD \d{4}/);
  await expect(alert(page)).toHaveText('');
  expect(asked.filter((request) => /27\.54|153\.08|postal_code/.test(request))).toEqual([]);
});

test('P1 L8 the locator finds the nearest yard by postcode, and by keyboard alone', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(DEALER, '/dealer-locator'), { waitUntil: 'load' });
  const field = page.getByLabel('Your postcode');
  await field.fill('41');
  await field.press('Enter');
  await expect(alert(page)).toHaveText('Invalid postcode. Please enter a 4-digit number.');
  await field.fill(FAR.postcode);
  await field.press('Enter');
  await expect(page.locator('location-search').getByRole('status')).toHaveText(
    /^Nearest: Harbour Mount Gravatt, /,
  );
  await expect(page.locator('location-search ol > li').first()).toContainText(/QLD \d{4}/);
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('P1 L8 the locator answers with its page', async ({ page, leads }) => {
    await page.goto(leads.url(DEALER, '/dealer-locator'));
    await page.getByLabel('Your postcode').fill('41');
    await page.getByRole('button', { name: 'Nearest first' }).click();
    await expect(alert(page)).toHaveText('Invalid postcode. Please enter a 4-digit number.');
    await expect(page.getByLabel('Your postcode')).toHaveValue('41');
    await page.getByLabel('Your postcode').fill('3220');
    await page.getByRole('button', { name: 'Nearest first' }).click();
    await expect(page.locator('location-search').getByRole('status')).toHaveText(
      /^Nearest: Harbour Geelong, /,
    );
    await expect(page.locator('location-search ol > li').first()).toContainText('Harbour Geelong');
    await expect(page.getByRole('link', { name: 'Reviews', exact: true })).toBeVisible();
  });
});
