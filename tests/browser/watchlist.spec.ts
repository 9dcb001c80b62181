import { expect, type Page } from '@playwright/test';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { mobileOf, press, signInHere } from './account-steps.ts';
import { axeViolations } from './axe-violations.ts';
import { test } from './lead-server.ts';

const DEALER = 'harbour-motor-group';
const onSale = pageAddresses(DEMO_SITES, DEALER)
  .filter(isVehicleAddress)
  .filter((address) =>
    /kind="save"(?![^>]* hidden)[^>]* data-name/.test(readPage(DEMO_SITES, DEALER, address).html),
  );
const [first = '', second = ''] = onSale;

const panel = (page: Page) => page.locator('#purchase');
const saveButton = (page: Page) => panel(page).getByRole('button', { name: 'Save', exact: true });
const removeButton = (page: Page) => panel(page).getByRole('button', { name: 'Saved', exact: true });
const toast = (page: Page) => page.locator('.toast');
/** Saves the car of the page that is open, signed out, and follows the toast to where one signs in. */
async function saveAndFollow(page: Page): Promise<void> {
  await press(saveButton(page));
  await press(toast(page).getByRole('link', { name: 'Sign in' }));
}
/** Each with its button below; a card has a list of figures, too, once the stock has answered. */
const listed = (page: Page) => page.locator('.account-gate li:has(> button)');

test('A1 A2 D10 save a car by keyboard, be told, and find it on the list', async ({ page, leads }) => {
  const mobile = mobileOf(201);
  await page.goto(leads.url(DEALER, first));
  const name = (await panel(page).locator('vehicle-action[kind="save"]').getAttribute('data-name')) ?? '';
  await press(saveButton(page));
  await expect(removeButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toContainText(`${name} is in your favourites`);
  await press(toast(page).getByRole('link', { name: 'Sign in' }));
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fcars%2F/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your watchlist');
  await signInHere(page, leads, mobile);
  await expect(page).toHaveURL(leads.url(DEALER, first));
  await expect(removeButton(page)).toBeVisible();

  await page.goto(leads.url(DEALER, second));
  await press(saveButton(page));
  await expect(toast(page)).toContainText('Car Saved In Watchlist');
  await expect(toast(page)).toContainText('is now available in your watchlist');
  await press(removeButton(page));
  await expect(toast(page)).toContainText('Car Removed');
  await expect(toast(page).locator('strong')).toHaveCount(1);
  expect(await axeViolations(page, '.toast')).toEqual([]);
  await press(toast(page).getByRole('button', { name: 'Dismiss' }));
  await expect(toast(page)).toBeEmpty();
  await press(saveButton(page));
  await press(toast(page).getByRole('link', { name: 'View List' }));
  await expect(page).toHaveURL(/\/watchlist$/);
  await expect(listed(page)).toHaveCount(2);
  await expect(
    listed(page)
      .filter({ hasText: name.slice(0, 12) })
      .first(),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('A1 what one device saves is on another, and what that one removes is gone here', async ({
  page,
  browser,
  leads,
}) => {
  const mobile = mobileOf(205);
  await page.goto(leads.url(DEALER, first));
  await saveAndFollow(page);
  await signInHere(page, leads, mobile);
  await expect(removeButton(page)).toBeVisible();

  const tablet = await browser.newContext();
  const other = await tablet.newPage();
  await other.goto(leads.url(DEALER, '/watchlist'));
  await signInHere(other, leads, mobile);
  await expect(listed(other)).toHaveCount(1);
  await press(other.getByRole('button', { name: /^Remove .* from your watchlist/ }));
  await expect(listed(other)).toHaveCount(0);
  await expect(toast(other)).toContainText('is no longer in your watchlist');
  await page.goto(leads.url(DEALER, '/watchlist'));
  await expect(page.getByRole('heading', { name: 'Nothing on your watchlist yet' })).toBeVisible();
  await tablet.close();
});

test('A1 what the backend does not save is undone with an alert', async ({ page, leads }) => {
  await page.goto(leads.url(DEALER, '/watchlist'));
  await signInHere(page, leads, mobileOf(202));
  await page.goto(leads.url(DEALER, first));
  await page.route('**/api/watchlist/save-car', (route) =>
    route.fulfill({ json: { success: false, message: 'The list is locked.' } }),
  );
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await press(saveButton(page));
  await expect.poll(() => alerts).toEqual(['The list is locked.']);
  await expect(saveButton(page)).toBeVisible();
  await page.unroute('**/api/watchlist/save-car');
  await page.route('**/api/watchlist/save-car', (route) => route.abort());
  await press(saveButton(page));
  await expect.poll(() => alerts[1]).toBe("We couldn't update your watchlist. Please try again.");
  await expect(saveButton(page)).toBeVisible();
});

test('A1 two tabs agree, and favourites of the device join at the first sign-in', async ({
  page,
  context,
  leads,
}) => {
  await page.goto(leads.url(DEALER, first));
  await press(saveButton(page));
  await expect(removeButton(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(leads.url(DEALER, '/watchlist'));
  await signInHere(page, leads, mobileOf(203));
  await expect(listed(page)).toHaveCount(1);
  const tab = await context.newPage();
  await tab.goto(leads.url(DEALER, first));
  await expect(removeButton(tab)).toBeVisible();
  await press(removeButton(tab));
  await expect(saveButton(tab)).toBeVisible();
  await expect(listed(page)).toHaveCount(0);
});

test('A1 A2 there is one control to keep a car, and on cards it saves to the watchlist of who is signed in', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(DEALER, first));
  await expect(panel(page).locator('vehicle-action:not([kind="compare"])')).toHaveCount(1);
  await page.goto(leads.url(DEALER, '/watchlist'));
  await signInHere(page, leads, mobileOf(206));
  await page.goto(leads.url(DEALER, '/search/used-cars'));
  const heart = page
    .getByRole('region', { name: 'Results' })
    .getByRole('button', { name: /^Save / })
    .first();
  await press(heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toContainText('Car Saved In Watchlist');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-favourites-count]')).toBeHidden();
  await press(heart);
  await expect(toast(page)).toContainText('Car Removed');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('A1 a car that is let go of before signing in is not on the watchlist afterwards', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(DEALER, first));
  await press(saveButton(page));
  await expect(toast(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await press(removeButton(page));
  await expect(toast(page)).toBeEmpty();
  await page.goto(leads.url(DEALER, '/watchlist'));
  await signInHere(page, leads, mobileOf(207));
  await expect(page.getByRole('heading', { name: 'Nothing on your watchlist yet' })).toBeVisible();
});

test('A10 without an answer the watchlist of the device stays', async ({ page, leads }) => {
  await page.goto(leads.url(DEALER, first));
  await saveAndFollow(page);
  await signInHere(page, leads, mobileOf(204));
  await expect(removeButton(page)).toBeVisible();
  await page.route('**/api/account', (route) => route.abort());
  await page.route('**/api/watchlist', (route) => route.abort());
  await page.goto(leads.url(DEALER, '/watchlist'));
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(listed(page)).toHaveCount(1);
});
