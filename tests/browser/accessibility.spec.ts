import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { demoSlugs, demoUrl, pageKinds } from './demo-pages.ts';

const WIDTHS = [390, 1440];

for (const slug of demoSlugs) {
  for (const [kind, address] of Object.entries(pageKinds(slug))) {
    test(`${slug}: ${kind} has no accessibility violation and no sideways scroll`, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(demoUrl(slug, address));
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        );
        expect(found, `at ${width} px`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
}
