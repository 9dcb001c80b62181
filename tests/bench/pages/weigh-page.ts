import type { Browser } from 'playwright';
import type { PageKind } from '../../browser/page-budgets.ts';
import { kilobytesByKind, listenToTraffic } from '../../browser/page-traffic.ts';
import type { PageWeight } from './page-weight.ts';
import { PHONE } from './phone.ts';
import { wakeIslands } from './wake-islands.ts';

/** A page to be measured; `url` is where the demo is served. */
export type BenchPage = { slug: string; kind: PageKind; address: string; url: string };

declare global {
  interface Window {
    layoutShifts: { total: number; moved: string[] };
  }
}

function countShifts(): void {
  window.layoutShifts = { total: 0, moved: [] };
  const { layoutShifts } = window;
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `<${element.localName} class="${element.getAttribute('class') ?? ''}">` : 'something';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      layoutShifts.total += entry.value;
      layoutShifts.moved.push(...entry.sources.map(({ node }) => nameOf(node)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += 500) {
    scrollTo(0, y);
    await new Promise((done) => setTimeout(done, 30));
  }
}

/** Opens a page on a phone with empty caches: weighs it at rest, scrolls it through, wakes its islands, weighs its scripts again. */
export async function weighPage(
  browser: Browser,
  { url, slug, kind, address }: BenchPage,
): Promise<PageWeight> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const traffic = listenToTraffic(page);
    await page.addInitScript(countShifts);
    await page.goto(url, { waitUntil: 'networkidle' });
    // On a busy machine the idle moment that wakes an island may come after the network has come to rest.
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    await traffic.quiet();
    const loaded = traffic.finished();
    const atRest = await kilobytesByKind(loaded);
    await page.evaluate(scrollThrough);
    const { total: shift, moved } = await page.evaluate(() => window.layoutShifts);
    const asleep = await page.evaluate(wakeIslands);
    await traffic.quiet();
    const { js: jsAfterIslands } = await kilobytesByKind(traffic.finished());
    return {
      slug,
      kind,
      address,
      weight: { ...atRest, jsAfterIslands, requests: loaded.length, shift },
      asleep,
      moved,
    };
  } finally {
    await context.close();
  }
}
