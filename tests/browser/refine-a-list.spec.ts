import type { Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { resultCount as count } from './result-count.ts';

const GROUP = 'harbour-motor-group';
const ALL = '/search/new-used-and-demo-cars';

async function open(page: Page, parameters = ''): Promise<void> {
  await page.goto(demoUrl(GROUP, ALL + parameters));
  await awake(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-search-pending', /./);
}
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const heading = (page: Page) => results(page).getByRole('heading', { level: 2 }).first();
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('button');

test('S2 a filter taken back by keyboard hands the focus on, to the results in the end', async ({ page }) => {
  await open(page, '?car_type=used&body=SUV');
  await chips(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(1);
  await expect(chips(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('S2 S12 another page and another order are told, and paging leads to the results', async ({ page }) => {
  await open(page);
  const status = results(page).getByRole('status');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(status.filter({ hasText: /^Page 2 of \d+$/ })).toHaveCount(1);
  await expect(heading(page)).toBeFocused();
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(status.filter({ hasText: 'Sorted by Price: low to high' })).toHaveCount(1);
});

test('S2 a list answers on a device that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (call, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(() => call({ didTimeout: true, timeRemaining: () => 0 }), timeout);
  });
  await open(page);
  await page.getByRole('button', { name: 'Up to $25,000' }).click();
  await expect(page).toHaveURL(/price=%3A25000$/);
});

test('S7 ten steps of the slider are one step of the history', async ({ page }) => {
  await open(page);
  await page.getByRole('slider', { name: 'Highest price' }).focus();
  const before = await page.evaluate(() => history.length);
  // In one moment, so that no pause of a busy machine comes between them.
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await Promise.all(Array.from({ length: 10 }, () => page.keyboard.press('ArrowLeft')));
  await expect(page).toHaveURL(/price=%3A\d+$/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(demoUrl(GROUP, ALL));
});

test('S7 the slider runs between the prices of the list', async ({ page }) => {
  await open(page);
  const highest = Number(await page.getByRole('slider', { name: 'Highest price' }).getAttribute('max'));
  await page.getByLabel('Sort by').selectOption('price-desc');
  await expect(page).toHaveURL(/price-desc$/);
  await expect
    .poll(async () => {
      const dearest = await results(page).locator('[data-price]').first().getAttribute('data-price');
      return Math.ceil(Number(dearest) / 500) * 500;
    })
    .toBe(highest);
});

test('S8 a quick pick keeps the typed least price while both can hold', async ({ page }) => {
  await open(page);
  const price = page.getByRole('group', { name: 'Price' });
  await price.getByLabel('From').fill('15000');
  await price.getByLabel('From').press('Enter');
  await expect(page).toHaveURL(/price=15000%3A$/);
  await page.getByRole('button', { name: 'Up to $25,000' }).click();
  await expect(page).toHaveURL(/price=15000%3A25000$/);
  await page.getByRole('button', { name: 'Up to $10,000' }).click();
  await expect(page).toHaveURL(/price=%3A10000$/);
});

test('S8 a figure is read as it is written, and what is none is not guessed at', async ({ page }) => {
  await open(page);
  const to = page.getByRole('group', { name: 'Price' }).getByLabel('To');
  await to.fill('$20,000.50');
  await to.press('Enter');
  await expect(page).toHaveURL(/price=%3A20001$/);
  await to.fill('1e5');
  await to.press('Enter');
  await expect(to).toHaveValue('20,001');
});

test('S2 a value in small letters is the value of the list, once', async ({ page }) => {
  await open(page, '?make=aldera');
  await expect(chips(page)).toHaveText(['Remove Aldera']);
  await expect(page).toHaveURL(/\?make=Aldera$/);
  await expect(page.getByRole('checkbox', { name: /^aldera/i })).toHaveCount(1);
});

test('S6 a filter that leaves nothing keeps the filters in their places', async ({ page }) => {
  await open(page);
  const sections = page.getByRole('complementary', { name: 'Filters' }).locator('summary');
  const before = await sections.allInnerTexts();
  await page.getByRole('searchbox', { name: 'Search these cars' }).fill('zzzzzzzz');
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await expect(sections).toHaveText(before, { useInnerText: true });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('S12 every order can be read in its box', async ({ page }) => {
    await open(page);
    const box = page.getByLabel('Sort by');
    for (const label of await box.locator('option').allInnerTexts()) {
      await box.selectOption({ label });
      const room = await box.evaluate((select: HTMLSelectElement, text) => {
        const style = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = style.font;
        const inside = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return inside - pen.measureText(text).width;
      }, label);
      expect(room, label).toBeGreaterThanOrEqual(0);
    }
  });

  test('S4 the Back of the device closes the filters and keeps what was chosen in them', async ({ page }) => {
    await page.goto(demoUrl(GROUP, '/about-us'));
    await open(page);
    const all = await count(page);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await page.getByRole('button', { name: /^Filters/ }).tap();
    // Before it is open, Back leaves the page.
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await sheet.getByRole('radio', { name: /^Used/ }).check({ force: true });
    await expect(page).toHaveURL(/car_type=used$/);
    await sheet.getByRole('checkbox', { name: /^Aldera/ }).check({ force: true });
    await expect(page).toHaveURL(/car_type=used&make=Aldera$|make=Aldera&car_type=used$/);
    const chosen = page.url();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(chosen);
    await expect.poll(() => count(page)).toBeLessThan(all);
    // From here Back takes one choice back at a time.
    await page.goBack();
    await expect(page).toHaveURL(/\?car_type=used$/);
    await page.goBack();
    await expect.poll(() => count(page)).toBe(all);
  });

  test('A3 a comparison pans in its own box, not the page', async ({ page }) => {
    await open(page);
    const compare = results(page).getByRole('button', { name: /^Compare / });
    for (let at = 0; at < 4; at++) {
      await compare.nth(at).click();
      await expect(compare.nth(at)).toHaveAttribute('aria-pressed', 'true');
    }
    await page.goto(demoUrl(GROUP, '/compare'));
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(4);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const second = await page.locator('thead th').nth(2).boundingBox();
    expect((second?.x ?? 390) + (second?.width ?? 0), 'two cars beside each other').toBeLessThanOrEqual(390);
  });
});

test('S1 quick find says how many cars a choice leads to, and offers none that leads to none', async ({
  page,
}) => {
  await page.goto(demoUrl(GROUP, '/'));
  const make = page.getByRole('combobox', { name: 'Make' });
  const body = page.getByRole('combobox', { name: 'Type' });
  const show = page.getByRole('button', { name: /^Show [\d,]+ cars?$/ });
  const shown = async (): Promise<number> => Number((await show.innerText()).replace(/\D/g, ''));
  const all = await shown();
  await make.selectOption('Aldera');
  await expect.poll(shown).toBeLessThan(all);
  const ofMake = await shown();
  await expect(body.locator('option', { hasText: 'Coupe' })).toBeDisabled();
  await body.selectOption(await body.locator('option:enabled').nth(1).innerText());
  const ofBoth = await shown();
  expect(ofBoth).toBeGreaterThan(0);
  expect(ofBoth).toBeLessThanOrEqual(ofMake);
  await show.click();
  await expect(page).toHaveURL(/\/search\/aldera\?body=/);
  await expect(page.locator('html')).not.toHaveAttribute('data-search-pending', /./);
  await expect.poll(() => count(page)).toBe(ofBoth);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 a filtered address says that filtering needs scripts, and leads on', async ({ page }) => {
    await page.goto(demoUrl(GROUP, `${ALL}?query=suv`));
    await expect(page.getByText('Searching and filtering need JavaScript')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Make' }).getByRole('button').first()).toBeVisible();
  });

  test('S1 quick find offers no choice that it could not keep', async ({ page }) => {
    await page.goto(demoUrl(GROUP, '/'));
    await expect(page.getByRole('combobox', { name: 'Make' })).toBeHidden();
    await page.getByRole('button', { name: /^Show [\d,]+ cars$/ }).click();
    await expect(page).toHaveURL(/new-used-and-demo-cars/);
  });
});
