import { expect, test } from '@playwright/test';
import { vehiclePageWhere } from './vehicle-pages.ts';

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
  await fuel.getByLabel('Distance a week').fill('400');
  await expect(page).toHaveURL(/km=400/);
  await expect(page).toHaveURL(/utm_source=mail.*deposit=4000.*term=3.*frequency=fortnightly/);
  const worked = await calculator.locator('[data-repayment]').innerText();
  const copy = calculator.getByRole('button', { name: 'Copy link to this calculation' });
  await copy.click();
  await expect(calculator.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(copy).toBeVisible({ timeout: 4000 });
  const shared = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await browser.newPage();
  await elsewhere.goto(shared);
  await expect(elsewhere.locator('#finance-calculator [data-repayment]')).toHaveText(worked);
  await expect(elsewhere.getByLabel('Deposit or trade-in, typed')).toHaveValue('4,000');
  await elsewhere.locator('#fuel-calculator').scrollIntoViewIfNeeded();
  await expect(elsewhere.locator('#fuel-calculator').getByLabel('Distance a week')).toHaveValue('400');
  await elsewhere.close();
});

test('C4 an address nobody could have worked out does no harm', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(
    `${address}?amount=-1&rate=1e99&term=%3Cscript%3E&frequency=__proto__&km=999999#finance-calculator`,
  );
  await expect(page.locator('#finance-calculator astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('#finance-calculator [data-repayment]')).toHaveText(/^\$\d+ \/wk\*$/);
  expect(errors).toEqual([]);
});
