import { expect, type Page } from '@playwright/test';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { test } from './lead-server.ts';

const DEALER = 'harbour-motor-group';

/** The first vehicle of a demo dealer whose page `matches`. */
function carOf(slug: string, matches: (html: string) => boolean): string {
  const found = pageAddresses(DEMO_SITES, slug)
    .filter(isVehicleAddress)
    .find((address) => matches(readPage(DEMO_SITES, slug, address).html));
  if (!found) throw new Error(`No vehicle of ${slug} has such a page.`);
  return found;
}
const call = (page: Page, path: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(path));

test('D6 K6 a number shows on a press and is counted for its vehicle; with the backend away it shows all the same', async ({
  page,
  leads,
}) => {
  const car = carOf(DEALER, (html) => html.includes('<phone-reveal'));
  await page.goto(leads.url(DEALER, car));
  const link = page.locator('phone-reveal a');
  const id = await page.locator('phone-reveal').getAttribute('data-car');
  const recorded = call(page, '/api/phone-reveals');
  await link.click();
  await expect(link.locator('.phone-full')).toBeVisible();
  expect((await recorded).status()).toBe(200);
  const counted = await leads.store.db.selectFrom('phone_reveal').select('car_id').execute();
  expect(counted).toContainEqual({ car_id: id });

  await page.route('**/api/phone-reveals', (route) => route.abort());
  await page.reload();
  await link.click();
  await expect(link.locator('.phone-full')).toBeVisible();
});

test('V9 K7 a delivery is priced when it is asked for, with the name of the place', async ({
  page,
  leads,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(
    leads.url(
      DEALER,
      carOf(DEALER, (html) => html.includes('id="delivery"')),
    ),
  );
  const delivery = page.locator('#delivery');
  await delivery.scrollIntoViewIfNeeded();
  await expect(delivery.locator('astro-island[ssr]')).toHaveCount(0);
  expect(asked).not.toContain('/api/delivery-price');
  const estimate = delivery.getByRole('button', { name: 'Estimate delivery' });
  await delivery.getByLabel('Your postcode').fill('2150');
  await estimate.click();
  await expect(delivery).toContainText('Delivery to Parramatta NSW 2150 (Greater Sydney): $150');
  await delivery.getByLabel('Your postcode').fill('0872');
  await estimate.click();
  await expect(delivery).toContainText("Sorry, we can't provide an estimate for that location.");
});

for (const slug of [DEALER, 'wattle-used-cars'])
  test(`V18 V16 C9 K16 ${slug}: what is newer is asked of the backend, the rest where it comes near`, async ({
    page,
    leads,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const car = carOf(
      slug,
      (html) => html.includes('data-asks="similar"') && html.includes('data-asks="disclaimer"'),
    );
    const view = call(page, '/view.json');
    const small = call(page, '/finance-disclaimer');
    const similar = call(page, '/similar');
    await page.goto(leads.url(slug, car));
    const price = page.getByRole('region', { name: 'Summary' }).locator('[data-price]').first();
    const built = await price.innerText();
    await page.mouse.wheel(0, 200);
    const answer = await view;
    expect(answer.status()).toBe(200);
    expect(new URL(answer.url()).searchParams.get('website_id')).toBe(slug);
    await page.locator('#financeDisclaimer').scrollIntoViewIfNeeded();
    expect((await small).status()).toBe(200);
    await page.locator('[data-asks=similar]').scrollIntoViewIfNeeded();
    expect((await similar).status()).toBe(200);
    // The stock is what the page was built from: nothing of it changes.
    await expect(page.locator('[data-asks=similar] article').first()).toBeVisible();
    await expect(price).toHaveText(built);
    expect(errors).toEqual([]);
  });
