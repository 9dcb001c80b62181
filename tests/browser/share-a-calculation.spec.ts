import type { Locator, Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expect, test } from './browser-test.ts';
import { vehiclePageWhere } from './vehicle-pages.ts';
import { watchButtons } from './watch-buttons.ts';

const address = vehiclePageWhere(
  (html) => html.includes('id="finance-calculator"') && html.includes('id="fuel-calculator"'),
);

test('C4 V8 D9 what was worked out can be sent on, and opens the same elsewhere', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}?utm_source=mail`);
  const calculator = page.locator('#finance-calculator');
  await calculator.scrollIntoViewIfNeeded();
  await expect(calculator.locator('astro-island[ssr]')).toHaveCount(0);
  await calculator.getByLabel('Deposit or trade-in, typed').fill('4000');
  await calculator.getByLabel('Loan term, typed').fill('3');
  await calculator.getByText('Fortnightly', { exact: true }).click();
  const fuel = page.locator('#fuel-calculator');
  await fuel.scrollIntoViewIfNeeded();
  await expect(fuel.locator('astro-island[ssr]')).toHaveCount(0);
  await fuel.getByLabel('Weekly distance').fill('400');
  await expect(page).toHaveURL(/km=400/);
  await expect(page).toHaveURL(/utm_source=mail.*deposit=4000.*term=3.*frequency=fortnightly/);
  // Copied at once, before the address has come to rest.
  await calculator.getByLabel('Deposit or trade-in, typed').fill('4500');
  const copy = calculator.getByRole('button', { name: 'Copy Link to This Calculation' });
  const hasSaid = await watchButtons(page);
  await copy.click();
  await expect.poll(() => hasSaid('Copied')).toBe(true);
  await expect(copy).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const worked = await calculator.locator('[data-repayment]').innerText();

  const elsewhere = await browser.newPage();
  await elsewhere.goto(shared);
  await expect(elsewhere.locator('#finance-calculator [data-repayment]')).toHaveText(worked);
  await expect(elsewhere.getByLabel('Deposit or trade-in, typed')).toHaveValue('4,500');
  await elsewhere.locator('#fuel-calculator').scrollIntoViewIfNeeded();
  await expect(elsewhere.locator('#fuel-calculator').getByLabel('Weekly distance')).toHaveValue('400');
  await elsewhere.close();
});

test('C4 an address nobody could have worked out does no harm', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(
    `${address}?amount=-1&rate=1e99&term=%3Cscript%3E&frequency=__proto__&km=999999#finance-calculator`,
  );
  await awake(page, '#finance-calculator');
  await expect(page.locator('#finance-calculator [data-repayment]')).toHaveText(/^\$\d+ \/wk\*$/);
  expect(errors).toEqual([]);
});

/** Scrolls to a calculator and waits until it is awake. */
async function wake(page: Page, selector: string): Promise<Locator> {
  const part = page.locator(selector);
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator('astro-island[ssr]')).toHaveCount(0);
  return part;
}

test('V8 V9 V19 delivery, running cost and tow check can be sent on too', async ({ page, browser }) => {
  const electric = vehiclePageWhere(
    (html) => html.includes('id="running-cost"') && html.includes('id="delivery"'),
  );
  await page.goto(electric);
  const delivery = await wake(page, '#delivery');
  await delivery.getByLabel('Your postcode').fill('2000');
  await delivery.getByRole('button', { name: 'Estimate delivery' }).click();
  await expect(delivery.locator('p')).toContainText('$');
  const answer = await delivery.locator('p').innerText();
  const running = await wake(page, '#running-cost');
  await running.getByLabel('Price per kilowatt hour').fill('41,5');
  await expect(page).toHaveURL(/postcode=2000.*tariff=41\.5/);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  await expect((await wake(elsewhere, '#delivery')).locator('p')).toHaveText(answer);
  await expect((await wake(elsewhere, '#running-cost')).getByLabel('Price per kilowatt hour')).toHaveValue(
    '41.5',
  );
  await elsewhere.goto(
    `${vehiclePageWhere((html) => html.includes('id="tow-check"'), ['tallowood-caravans'])}?tow=3500`,
  );
  await expect(await wake(elsewhere, '#tow-check')).toContainText('Within the braked capacity');
  await elsewhere.close();
});
