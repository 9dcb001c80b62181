import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { readPage } from '../site/read-page.ts';
import { layoutShift } from './layout-shift.ts';

const GROUP = 'harbour-motor-group';

test('D2 a lost address of a vehicle offers cars in stock and a search for others like it', async ({
  page,
}) => {
  const answer = await page.goto(demoUrl(GROUP, '/cars/2023-aldera-larkspur-gone-zz99999'));
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main article')).toHaveCount(4);
  expect(await layoutShift(page)).toBe(0);
  await page.getByRole('link', { name: 'Look for others like ‘aldera larkspur’' }).click();
  await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\?query=aldera\+larkspur$/);
  await expect(page.locator('.results-grid article').first()).toContainText('Aldera Larkspur');
});

test('a lost address of another page offers cars and no search', async ({ page }) => {
  await page.goto(demoUrl(GROUP, '/nowhere'));
  await expect(page.locator('main article')).toHaveCount(4);
  await expect(page.locator('lost-vehicle a')).toBeHidden();
});

test('a lost address has a search that works without scripts, and lists with vehicles in them', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(demoUrl('bass-strait-trucks', '/nowhere'));
  const lists = page.getByRole('main').getByRole('navigation', { name: 'Lists' }).getByRole('link');
  await expect(lists.first()).toHaveAttribute('href', /^\/search\/[a-z-]+$/);
  await page.getByRole('main').getByRole('searchbox').fill('tipper');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\?query=tipper$/);
  await context.close();
});

test('S1 an address with capitals leads on to its own in small letters, where there is one, and nowhere else', async ({
  page,
}) => {
  // As hosts answer that tell capitals apart; our own server leads on by itself.
  const body = readPage(DEMO_SITES, 'wattle-used-cars', '/404').html;
  await page.route(/\/(Search|Cars)\//, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto(demoUrl('wattle-used-cars', '/Search/SUV?make=Aldera#content'));
  await expect(page).toHaveURL(demoUrl('wattle-used-cars', '/search/suv?make=Aldera#content'));
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.goto(demoUrl('wattle-used-cars', '/Cars/2023-Aldera-Larkspur-Gone-ZZ9'));
  expect((await asked).status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Look for others like ‘aldera larkspur’' })).toBeVisible();
  expect(page.url()).toContain('/Cars/');
});
