import { expect, type Request, test } from '@playwright/test';
import { demoSlugs, demoUrl, pageKinds } from './demo-pages.ts';

/** Design section 11: kilobytes on the wire with brotli, before any scroll, on a phone. */
const BUDGETS = {
  home: { js: 5, css: 8, font: 25, html: 15, images: 150, requests: 15 },
  listing: { js: 95, css: 8, font: 25, html: 20, images: 180, requests: 18 },
  vehicle: { js: 6, css: 8, font: 25, html: 20, images: 150, requests: 20 },
  location: { js: 5, css: 8, font: 25, html: 15, images: 120, requests: 15 },
  models: { js: 5, css: 8, font: 25, html: 15, images: 150, requests: 20 },
  model: { js: 5, css: 8, font: 25, html: 15, images: 150, requests: 20 },
  brands: { js: 5, css: 8, font: 25, html: 15, images: 10, requests: 10 },
  brand: { js: 5, css: 8, font: 25, html: 15, images: 150, requests: 20 },
  text: { js: 3, css: 8, font: 25, html: 15, images: 10, requests: 10 },
} as const;

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
