import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { vehiclePageWhere } from './vehicle-pages.ts';

/** Where a vehicle's page may say its name, its price, and have its first button: the sidebar, the line on top, the bar at the foot. */
const PLACES = {
  name: ['#purchase h1', '#vehicle-bar .truncate', '.action-bar-name .truncate'],
  price: ['#purchase [data-price]', '#vehicle-bar [data-price]', '#action-bar [data-price]'],
  button: ['#purchase [data-actions] .button', '#vehicle-bar .button-primary', '#action-bar .button-primary'],
};

/** Which of the three have no place that is whole in the window with nothing over it. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate((places) => {
    const isSeen = (selector: string): boolean => {
      const element = document.querySelector(selector);
      if (!element?.checkVisibility({ visibilityProperty: true })) return false;
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (width === 0 || top < 0 || bottom > innerHeight) return false;
      return [top + 2, bottom - 2].every((y) => {
        const above = document.elementFromPoint((left + right) / 2, y);
        return above !== null && (element.contains(above) || above.contains(element));
      });
    };
    return Object.entries(places).flatMap(([name, selectors]) => (selectors.some(isSeen) ? [] : [name]));
  }, PLACES);

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [1440, 760],
  [390, 844],
] as const) {
  for (const slug of ['harbour-motor-group', 'wattle-used-cars']) {
    test(`V4 V12 V13 name, price and first button are in the window wherever ${slug} is scrolled at ${width} x ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(
        vehiclePageWhere(
          (html) => html.includes('id="action-bar"') && html.includes('finance-calculator'),
          [slug],
        ),
        { waitUntil: 'networkidle' },
      );
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(end).toBeGreaterThan(2000);
      for (let top = 0; top < end + 100; top += 100) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), Math.min(top, end));
        await expect
          .poll(() => missing(page), { message: `at ${top} px`, intervals: [20, 50, 100] })
          .toEqual([]);
      }
    });
  }
}

test('V4 V15 rows of buttons fold in a low window, without scripts, and stand open in a high one and on phones', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(
    vehiclePageWhere(
      (html) => html.includes('More options') && html.includes('data-action="finance"'),
      ['harbour-motor-group'],
    ),
  );
  const rows = page.locator('#purchase [data-action=finance] a');
  const more = page.locator('#purchase summary', { hasText: 'More options' });
  for (const [width, height] of [
    [390, 844],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(rows).toBeVisible();
    await expect(more).toBeHidden();
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(rows).toBeHidden();
  await more.click();
  await expect(rows).toBeVisible();
  expect((await rows.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.close();
});

test('V4 C2 the terms of the weekly figure stand whole below it, in letters of 13 px or more', async ({
  page,
}) => {
  await page.goto(vehiclePageWhere((html) => html.includes('data-figure="terms"'), ['harbour-motor-group']));
  const figure = page.locator('#purchase [data-finance-figure]');
  const letters = (name: string): Promise<string> =>
    figure.locator(`[data-figure=${name}]`).evaluate((element) => getComputedStyle(element).fontSize);
  expect(await letters('comparison')).toBe(await letters('payment'));
  for (const name of ['terms', 'warning']) expect(parseFloat(await letters(name))).toBeGreaterThanOrEqual(13);
  await expect(figure.locator('[data-figure=warning]')).toContainText('WARNING: ');
  expect(await figure.locator('details').count()).toBe(0);
});
