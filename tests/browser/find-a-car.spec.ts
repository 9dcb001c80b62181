import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';

const GROUP = 'harbour-motor-group';

test('S1 a shopper goes from the home page by make to a list, its second page and a car', async ({
  page,
}) => {
  await page.goto(demoUrl(GROUP, '/'));
  const make = page.getByRole('combobox', { name: 'Make' });
  const [, first] = await make.locator('option').allTextContents();
  await make.selectOption({ label: first ?? '' });
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first ?? '');
  await page.goto(demoUrl(GROUP, '/search/used-cars'));
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/search\/used-cars(\/page\/|\?page=)2$/);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const title = await page.locator('article h3 a').first().textContent();
  await page.locator('article').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '');
});

test('L1 the location box filters, writes locationQuery to the address and leaves nothing when empty', async ({
  page,
}) => {
  await page.goto(demoUrl(GROUP, '/our-location'));
  const blocks = page.locator('[data-words]:visible');
  const all = await blocks.count();
  const postcode = /\b\d{4}\b/.exec(await blocks.first().locator('address').first().innerText())?.[0] ?? '';
  const box = page.getByPlaceholder('Search locations...');
  await box.fill(postcode);
  await expect(page).toHaveURL(new RegExp(`locationQuery=${postcode}`));
  await expect.poll(() => blocks.count()).toBeLessThan(all);
  await page.reload();
  await expect(box).toHaveValue(postcode);
  await box.fill('');
  await expect(page).not.toHaveURL(/locationQuery/);
  await expect(blocks).toHaveCount(all);
});

test('L2 departments of a place are tabs that arrow keys move between', async ({ page }) => {
  await page.goto(demoUrl(GROUP, '/our-location'));
  const tabs = page.locator('tab-group').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('tab-group').first().getByRole('tabpanel')).toHaveCount(1);
});

test('L4 holiday hours open in a dialog and Escape closes it', async ({ page }) => {
  await page.goto(demoUrl(GROUP, '/our-location'));
  await page.locator('article h2 a').first().click();
  await page.getByRole('button', { name: 'Holiday hours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Holiday hours' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
