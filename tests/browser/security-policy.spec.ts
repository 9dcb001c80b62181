import { expect, test } from './browser-test.ts';
import { demoSlugs, demoUrl, pageKinds } from './demo-pages.ts';

for (const slug of demoSlugs) {
  test(`${slug}: the security policy is strict and no page violates it`, async ({ page }) => {
    // Every kind of page, everything on it pressed.
    test.setTimeout(90_000);
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
      // Everything that can be pressed without leaving the page is pressed: of buttons called alike ('Save …' on every
      // card) the first.
      const pressed = new Set<string>();
      for (const button of await page
        .locator('button:not([type=submit]):visible, summary:visible')
        .elementHandles()) {
        const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
        const kind = name.trim().split(/\s+/)[0] ?? '';
        if (pressed.has(kind)) continue;
        pressed.add(kind);
        await button.click({ timeout: 300 }).catch(() => undefined);
      }
      await page.mouse.wheel(0, 4000);
    }
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });
}
