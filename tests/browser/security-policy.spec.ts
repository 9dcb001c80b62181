import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { demoSlugs, demoUrl, pageKinds } from './demo-pages.ts';

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
      await new Promise((done) => setTimeout(done, 50));
    }
    return pressed.size;
  });

for (const slug of demoSlugs) {
  test(`${slug}: the security policy is strict and no page violates it`, async ({ page }) => {
    // Every kind of page, everything on it pressed.
    test.slow();
    let presses = 0;
    const violations: string[] = [];
    await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
        report(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const address of Object.values(pageKinds(slug))) {
      const response = await page.goto(demoUrl(slug, address));
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe-');
      expect(policy.length).toBeLessThanOrEqual(1900);
      presses += await pressEverything(page);
      await page.mouse.wheel(0, 4000);
    }
    expect(presses, 'buttons that were pressed').toBeGreaterThan(50);
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });
}
