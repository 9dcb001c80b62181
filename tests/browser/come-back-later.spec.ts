import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { layoutShift } from './layout-shift.ts';
import { vehiclePageWhere } from './vehicle-pages.ts';

const GROUP = 'harbour-motor-group';
/** Long after every arrival, sale and promo of the demos. */
const LATER = '2032-06-15T12:00:00+10:00';
const LISTING = demoUrl(GROUP, '/search/new-used-and-demo-cars');

const PAGES = {
  'the home page': () => demoUrl(GROUP, '/'),
  'a list': () => LISTING,
  'a later page of a list': () => `${LISTING}/more/first`,
  'the page of a new arrival': () =>
    vehiclePageWhere((html) => /<h1[^>]*data-sheet/.test(html) && html.includes('New arrival')),
};

for (const [name, addressOf] of Object.entries(PAGES)) {
  test(`D1 S5 S10 ${name} hides what is over before it is drawn`, async ({ page }) => {
    const address = addressOf();
    await page.goto(address);
    const timed = page.locator('main [data-last-day]');
    const built = await timed.count();
    expect(built).toBeGreaterThan(0);
    expect(await page.locator('main [data-last-day]:visible').count()).toBeGreaterThan(0);

    await page.clock.setFixedTime(LATER);
    await page.reload();
    await expect(timed).toHaveCount(built);
    await expect(page.locator('main [data-last-day]:visible')).toHaveCount(0);
    expect(await layoutShift(page)).toBe(0);
  });
}

test('S5 a promo that is over leaves no hole in the grid', async ({ page }) => {
  await page.clock.setFixedTime(LATER);
  await page.goto(LISTING);
  const items = page.locator('.results-grid > li');
  for (const item of await items.all()) {
    const box = await item.boundingBox();
    const shown = await item.locator('> article').isVisible();
    expect(box !== null).toBe(shown);
  }
});

test('D11 a dismissed announcement stays away and nothing moves for it', async ({ page }) => {
  await page.goto(demoUrl(GROUP, '/'));
  await page.getByRole('button', { name: 'Dismiss this message' }).click();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  expect(await layoutShift(page)).toBe(0);
});
