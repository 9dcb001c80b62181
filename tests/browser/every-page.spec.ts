import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { axeViolations } from './axe-violations.ts';
import { demoSlugs, demoUrl, pageKinds } from './demo-pages.ts';

const WIDTHS = [390, 1440];
const LONG = { tag: '@long' };

/** The page's own faults from here on: what its security policy refuses, and errors of its scripts. */
async function listenToFaults(page: Page): Promise<{ take: () => string[] }> {
  let faults: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => faults.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return {
    take: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
  };
}

/**
 * Presses what can be pressed without leaving the page, of buttons called alike ('Save …' on every card) the first, and says
 * how many. By script, as what one press opens may lie over the next.
 */
const pressEverything = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const pressed = new Set<string>();
    for (const button of document.querySelectorAll<HTMLElement>('button:not([type=submit]), summary')) {
      const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
      const kind = name.trim().split(/\s+/)[0] ?? '';
      if (pressed.has(kind) || !button.checkVisibility()) continue;
      pressed.add(kind);
      button.click();
      await new Promise(requestAnimationFrame);
    }
    return pressed.size;
  });

for (const [dealer, slug] of demoSlugs.entries()) {
  const kinds = Object.entries(pageKinds(slug));
  for (const [kind, [name, address]] of kinds.entries()) {
    for (const [index, width] of WIDTHS.entries()) {
      // Each kind of page at one width in one dealer and at the other in the next; the long form has both in all.
      const details = (dealer + kind + index) % 2 === 0 ? {} : LONG;
      // One load of a page for all that holds of every page: loading is most of what these tests cost.
      test(
        `${slug}: ${name} has no accessibility violation at ${width} px, scrolls down alone, and keeps its strict policy`,
        details,
        async ({ page }) => {
          const faults = await listenToFaults(page);
          await page.setViewportSize({ width, height: 900 });
          const response = await page.goto(demoUrl(slug, address));
          const policy = response?.headers()['content-security-policy'] ?? '';
          expect(policy).toContain("default-src 'none'");
          expect(policy).toContain("require-trusted-types-for 'script'");
          expect(policy).not.toContain('unsafe-');
          expect(policy.length).toBeLessThanOrEqual(1900);
          expect(faults.take(), 'faults of the page as it loads').toEqual([]);

          expect(await axeViolations(page)).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, 'pixels that it scrolls sideways').toBeLessThanOrEqual(0);

          // What axe itself did.
          faults.take();
          const presses = await pressEverything(page);
          if (name === 'vehicle') expect(presses, 'buttons that were pressed').toBeGreaterThan(5);
          await page.mouse.wheel(0, 4000);
          await page.evaluate(() => new Promise(requestAnimationFrame));
          expect(faults.take(), 'faults after everything was pressed').toEqual([]);
        },
      );
    }
  }
}
