import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { vehiclePageWhere } from './vehicle-pages.ts';

/** Where a vehicle's page may say its name, its price, and have its first button: the sidebar, the line on top, the bar at the foot. */
const PLACES = {
  name: ['#purchase h1', '#vehicle-bar .truncate', '.action-bar-price .truncate'],
  price: ['#purchase [data-price]', '#vehicle-bar [data-price]', '.action-bar-price [data-price]'],
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
