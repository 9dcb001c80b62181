import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';

const DEALER = 'bass-strait-trucks';

test('P1 D14 the blog and its articles are read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(demoUrl(DEALER, '/blog'));
  const blog = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
  const first = page.getByRole('main').getByRole('article').first();
  const title = (await first.getByRole('heading').textContent())?.trim() ?? '';
  expect(title).not.toBe('');
  await first.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('.prose').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: blog }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await context.close();
});
