import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { FIXTURE_SITES } from '../built-sites.ts';
import { pageAddresses } from '../site/read-page.ts';
import { PLATFORM_STOCK } from './platform-server.ts';
import { FIXTURE_PORT } from './ports.ts';

/** The fixture dealer whose settings name a platform; it answers on an origin of its own. */
const SITE = `http://everything.localhost:${FIXTURE_PORT}`;
const PLATFORM = 'http://platform.localhost';

const addressOf = (stock: string): string =>
  `${SITE}${pageAddresses(FIXTURE_SITES, 'everything').find((name) => name.endsWith(`-${stock}`))}`;

/** What a page asks the platform, as method and path; what it asks the site's own /api is among them by its address. */
function watchCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === PLATFORM) asked.push(`${request.method()} ${pathname}`);
    else if (/\/api\/|\/autogauge$/.test(pathname)) asked.push(request.url());
  });
  return asked;
}

test('V18 V16 the platform of another origin says a newer price, and its gauge is for that one', async ({
  page,
}) => {
  const asked = watchCalls(page);
  await page.goto(addressOf(PLATFORM_STOCK.repriced));
  for (const place of await page.locator('main [data-price]:not(article *)').all())
    await expect(place).toHaveText('$33,333');
  await page.locator('auto-gauge').scrollIntoViewIfNeeded();
  await expect(page.locator('auto-gauge')).toContainText('Market range $32,000 to $37,000');
  expect(asked.filter((address) => address.startsWith('http'))).toEqual([]);
});

test('C10 C9 K16 K7 K6 quote, small print, similar vehicles, delivery and phone are asked of the platform alone', async ({
  page,
}) => {
  const asked = watchCalls(page);
  await page.goto(addressOf(PLATFORM_STOCK.quoted));
  const offer = page.locator('#finance-form');
  await offer.scrollIntoViewIfNeeded();
  await expect(offer).toContainText('Quoted for this vehicle');
  // A rate and a repayment never without their comparison rate and its warning.
  const figures = page.locator('#finance-calculator dl.quote dd');
  await expect(figures.nth(0)).toHaveText('$143 /wk*');
  await expect(figures.nth(1)).toHaveText('9.87% p.a.');
  await expect(figures.nth(2)).toHaveText('8.76% p.a.');
  await expect(page.locator('#finance-calculator')).toContainText('WARNING: ');
  // One loan is advertised for one vehicle: the quote stands wherever the page names a repayment.
  const teaser = page.getByRole('region', { name: 'Summary' });
  await expect(teaser.locator('[data-figure=payment]')).toHaveText('Only $143 /wk*');
  await expect(teaser.locator('[data-figure=terms]')).toContainText('Quoted for this vehicle: $38,990');
  await expect(page.locator('#financeDisclaimer > p')).toHaveText('Small print of the platform.');
  await expect(page.locator('#financeDisclaimer details')).toBeHidden();

  const delivery = page.locator('#delivery');
  await delivery.scrollIntoViewIfNeeded();
  await expect(delivery.locator('astro-island[ssr]')).toHaveCount(0);
  await delivery.getByLabel('Your postcode').fill('2150');
  await delivery.getByRole('button', { name: 'Estimate delivery' }).click();
  await expect(delivery).toContainText('Delivery to Parramatta NSW 2150 (the platform region): $321');

  const phone = page.locator('phone-reveal a');
  await phone.click();
  await expect(phone.locator('.phone-full')).toBeVisible();
  await expect.poll(() => asked).toContain('POST /api/phone-reveals');

  await page.locator('#vehicle-map').scrollIntoViewIfNeeded();
  await expect(page.locator('[aria-labelledby=similar]')).toBeHidden();
  expect(asked.filter((address) => address.startsWith('http'))).toEqual([]);
});

test('V18 C10 what fails there is not said: the page stays as it was built', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(`${PLATFORM}/**`, (route) => route.abort());
  await page.goto(addressOf(PLATFORM_STOCK.quoted));
  const offer = page.locator('#finance-form');
  await offer.scrollIntoViewIfNeeded();
  await expect(offer).toContainText('Our estimate');
  await expect(page.locator('#finance-calculator dl.quote dd').nth(1)).toHaveText(/% p\.a\.$/);
  const delivery = page.locator('#delivery');
  await delivery.scrollIntoViewIfNeeded();
  await expect(delivery.locator('astro-island[ssr]')).toHaveCount(0);
  await delivery.getByLabel('Your postcode').fill('2000');
  await delivery.getByRole('button', { name: 'Estimate delivery' }).click();
  await expect(delivery).toContainText("We couldn't look up the price.");
  const phone = page.locator('phone-reveal a');
  await phone.click();
  await expect(phone.locator('.phone-full')).toBeVisible();
  expect(errors).toEqual([]);
});

test('K the policy of the page lets nobody but the site and its platform be called', async ({ page }) => {
  await page.goto(addressOf(PLATFORM_STOCK.quoted));
  const isBlocked = (address: string): Promise<boolean> =>
    page.evaluate(
      (url) =>
        new Promise<boolean>((resolve) => {
          addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
          fetch(url).then(
            () => resolve(false),
            () => setTimeout(() => resolve(false), 1000),
          );
        }),
      address,
    );
  expect(await isBlocked(`${PLATFORM}/api/delivery-price?postcode=2000`)).toBe(false);
  expect(await isBlocked(`${PLATFORM}:8080/api/delivery-price`)).toBe(true);
});
