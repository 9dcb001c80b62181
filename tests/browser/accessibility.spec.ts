import { expect, test } from './browser-test.ts';
import { axeViolations } from './axe-violations.ts';
import { demoSlugs, demoUrl, pageKinds } from './demo-pages.ts';

const WIDTHS = [390, 1440];
const LONG = { tag: '@long' };

for (const [dealer, slug] of demoSlugs.entries()) {
  const kinds = Object.entries(pageKinds(slug));
  for (const [kind, [name, address]] of kinds.entries()) {
    for (const [index, width] of WIDTHS.entries()) {
      // Each kind of page at one width in one dealer and at the other in the next; the long form has both in all.
      const details = (dealer + kind + index) % 2 === 0 ? {} : LONG;
      test(`${slug}: ${name} has no accessibility violation at ${width} px`, details, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(demoUrl(slug, address));
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  }

  test(`${slug}: no page scrolls sideways`, async ({ page }) => {
    for (const [, address] of kinds) {
      await page.goto(demoUrl(slug, address), { waitUntil: 'domcontentloaded' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
