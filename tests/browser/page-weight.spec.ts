import { expect, type Request, test } from '@playwright/test';
import { BUDGETS } from '../bench/pages/page-budgets.ts';
import { demoSlugs, demoUrl, pageKinds } from './demo-pages.ts';

type Kind = 'js' | 'css' | 'font' | 'html' | 'images';
const KIND_OF: Record<string, Kind> = {
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  document: 'html',
  image: 'images',
};

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

for (const slug of demoSlugs) {
  const kinds = pageKinds(slug);
  for (const [kind, budget] of Object.entries(BUDGETS)) {
    const address = kinds[kind];
    if (address === undefined) continue;
    test(`${slug}: ${kind} keeps its budget of bytes and requests and does not move`, async ({ page }) => {
      const finished: Request[] = [];
      page.on('requestfinished', (request) => finished.push(request));
      await page.addInitScript(() => {
        const shifts = { total: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.total += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(demoUrl(slug, address), { waitUntil: 'networkidle' });
      const bytes: Record<Kind, number> = { js: 0, css: 0, font: 0, html: 0, images: 0 };
      const loaded = [...finished];
      for (const request of loaded) {
        const name = KIND_OF[request.resourceType()];
        // Bodies as they came over the wire; headers are packed by HTTP/2 and not this page's doing.
        if (name) bytes[name] += (await request.sizes()).responseBodySize;
      }
      const kilobytes = Object.fromEntries(
        Object.entries(bytes).map(([name, value]) => [name, value / 1024]),
      );
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
      const shift = await page.evaluate(
        () => (window as unknown as { shifts: { total: number } }).shifts.total,
      );
      expect(shift, 'layout shift').toBe(0);
    });
  }
}
