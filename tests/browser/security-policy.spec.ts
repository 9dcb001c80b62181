import { expect, test } from '@playwright/test';
import { demoSlugs, demoUrl, pageKinds } from './demo-pages.ts';

for (const slug of demoSlugs) {
  test(`${slug}: the security policy is strict and no page violates it`, async ({ page }) => {
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
      // Everything that can be pressed without leaving the page is pressed.
      for (const button of await page.locator('button:visible, summary:visible').all()) {
        await button.click({ timeout: 2000 }).catch(() => undefined);
      }
      await page.mouse.wheel(0, 4000);
    }
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });
}
