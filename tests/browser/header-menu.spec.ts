import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { layoutShift } from './layout-shift.ts';
import { FIXTURE_PORT } from './ports.ts';

const DEALER = 'wattle-used-cars';
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const summary = (page: Page, name: string) => page.locator('header summary', { hasText: name });
const everything = (page: Page) => page.locator('header').getByRole('link', { name: 'All used cars' });

test('P2 a menu of the header is used with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(demoUrl(DEALER, '/about-us'));
  await summary(page, 'Used cars').focus();
  await page.keyboard.press('Enter');
  await expect(everything(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(everything(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(everything(page)).toBeHidden();
  await expect(summary(page, 'Used cars')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const first = page.locator('header').getByRole('link', { name: 'Convertibles' });
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/convertible$/);
});

test('P2 a menu closes when the focus goes on to the page below it', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(demoUrl(DEALER, '/about-us'));
  await summary(page, 'Used cars').press('Enter');
  await expect(everything(page)).toBeVisible();
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(everything(page)).toBeHidden();
});

test('P2 one menu is open at a time, a press beside it closes it, and the page never moves', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(demoUrl('harbour-motor-group', '/about-us'));
  const cars = page.locator('header').getByRole('link', { name: 'All cars in stock' });
  const yards = page.locator('header').getByRole('link', { name: 'All locations' });
  await summary(page, 'Cars').click();
  await expect(cars).toBeVisible();
  await summary(page, 'Locations').click();
  await expect(yards).toBeVisible();
  await expect(cars).toBeHidden();
  await page.mouse.click(10, 890);
  await expect(yards).toBeHidden();
  expect(await layoutShift(page)).toBe(0);
});

for (const [name, viewport] of [
  ['wide', WIDE],
  ['narrow', PHONE],
] as const) {
  test(`P2 an open menu has no accessibility violation where the window is ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(demoUrl('harbour-motor-group', '/about-us'));
    if (viewport === PHONE) await page.getByLabel('Menu', { exact: true }).click();
    await summary(page, 'Cars').click();
    await expect(page.locator('header').getByRole('link', { name: 'All cars in stock' })).toBeVisible();
    await expect.poll(() => axeViolations(page, 'header')).toEqual([]);
  });

  test(`P2 a menu works without scripts where the window is ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport });
    const page = await context.newPage();
    await page.goto(demoUrl(DEALER, '/about-us'));
    if (viewport === PHONE) await page.getByLabel('Menu', { exact: true }).click();
    await summary(page, 'Used cars').click();
    await page.locator('header').getByRole('link', { name: 'Kanzora' }).click();
    await expect(page).toHaveURL(/\/search\/kanzora$/);
    await context.close();
  });
}

test('P2 a column of which every line is over goes with its heading, and the others stay', async ({
  page,
}) => {
  // The last day of the only offer of the fixture, and the day after it, where the dealer is.
  const [holds, over] = ['2026-11-30T12:00:00+08:00', '2026-12-01T12:00:00+08:00'];
  const menu = page.getByRole('navigation', { name: 'Main' });
  const heading = menu.getByText('On now', { exact: true });
  const other = menu.getByText('Always', { exact: true });
  await page.setViewportSize(WIDE);
  for (const [time, isThere] of [
    [holds, true],
    [over, false],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto(`http://odd.localhost:${FIXTURE_PORT}/about-us`);
    await summary(page, 'Offers').click();
    await expect(other).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Who we are' })).toBeVisible();
    await expect(heading).toBeVisible({ visible: isThere });
    await expect(menu.getByRole('link', { name: 'The only offer' })).toBeVisible({ visible: isThere });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('P2 a menu of the drawer is used by touch, and stays on the screen', async ({ page }) => {
    await page.goto(demoUrl('harbour-motor-group', '/'));
    await page.getByLabel('Menu', { exact: true }).tap();
    await summary(page, 'Cars').tap();
    const brand = page.locator('header').getByRole('link', { name: 'Velbrecht', exact: true });
    await brand.scrollIntoViewIfNeeded();
    await expect(brand).toBeInViewport();
    await summary(page, 'Locations').tap();
    await expect(brand).toBeHidden();
    await page.locator('header').getByRole('link', { name: 'Harbour Geelong' }).tap();
    await expect(page).toHaveURL(/\/our-location\/[a-z-]*geelong[a-z-]*$/);
  });

  test('P2 a dealership of the footer opens to its phone and its licence', async ({ page }) => {
    await page.goto(demoUrl('harbour-motor-group', '/about-us'));
    const licence = page.locator('footer li').filter({ hasText: 'Harbour Geelong' }).getByText(/^DL# /);
    await expect(licence).toBeHidden();
    await page.locator('footer summary', { hasText: 'Harbour Geelong' }).tap();
    await expect(licence).toBeVisible();
  });
});
