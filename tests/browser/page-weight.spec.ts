import { expect, test } from './browser-test.ts';
import { BUDGETS } from './page-budgets.ts';
import { kilobytesByKind, listenToTraffic } from './page-traffic.ts';
import { demoSlugs, demoUrl, pageKinds } from './demo-pages.ts';
import { layoutShift } from './layout-shift.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

for (const slug of demoSlugs) {
  const kinds = pageKinds(slug);
  for (const [kind, budget] of Object.entries(BUDGETS)) {
    const address = kinds[kind];
    if (address === undefined) continue;
    test(`${slug}: ${kind} keeps its budget of bytes and requests and does not move`, async ({ page }) => {
      const traffic = listenToTraffic(page);
      await page.goto(demoUrl(slug, address), { waitUntil: 'networkidle' });
      const loaded = traffic.finished();
      const kilobytes = await kilobytesByKind(loaded);
      for (const name of ['js', 'css', 'font', 'html', 'images'] as const) {
        expect.soft(kilobytes[name], `${name} in KB`).toBeLessThanOrEqual(budget[name]);
      }
      expect.soft(loaded.length, 'requests').toBeLessThanOrEqual(budget.requests);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 500) {
          scrollTo(0, y);
          await new Promise((done) => setTimeout(done, 30));
        }
      });
      expect(await layoutShift(page), 'layout shift').toBe(0);
    });
  }
}
