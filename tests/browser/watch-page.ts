import type { Page } from '@playwright/test';

/**
 * What a page showed on its way: the sum of its layout shifts, each count and first car that could be seen, and whether
 * its list was held back at any moment (an answer may be there before a test can ask).
 */
export type Watched = { shift: number; moved: string[]; seen: string[]; wasHeld: boolean };

/** Watches a page from its first moment on; to be called before it is opened. */
export async function watchPage(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const watched = { shift: 0, moved: [] as string[], seen: [] as string[], wasHeld: false };
    Object.assign(window, { watched });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        watched.shift += entry.value;
        for (const { node } of entry.sources)
          watched.moved.push(
            node instanceof Element ? `${node.tagName} ${node.className}` : `${node?.textContent}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      watched.wasHeld = true;
    }).observe(document, { subtree: true, attributeFilter: ['data-search-pending'] });
    const visibleText = (selector: string): string => {
      const element = document.querySelector<HTMLElement>(selector);
      return element?.checkVisibility({ visibilityProperty: true }) ? element.innerText.trim() : '';
    };
    const look = (): void => {
      const results = '[aria-label="Results"]';
      const now = [`${results} h2 > span`, `${results} article h3`]
        .map(visibleText)
        .filter(Boolean)
        .join(', ');
      if (now && !watched.seen.includes(now)) watched.seen.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}
