import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/**
 * Waits until an island of `scope` answers presses: Astro takes its mark away a moment before React has taken over the
 * elements, and a press between the two follows the link or stays in the field, as one before did.
 */
export async function awake(page: Page, scope = 'body'): Promise<void> {
  const state = (): Promise<string> =>
    page.evaluate((within) => {
      const islands = [...document.querySelectorAll(`${within} astro-island`)];
      const started = islands.filter((island) => !island.hasAttribute('ssr'));
      const isAwake = started.some((island) =>
        [...island.querySelectorAll('*')].some((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactProps')),
        ),
      );
      if (isAwake) return 'awake';
      // What tells why, for a failure that does not come again.
      const failed = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus !== 200)
        .map(({ name }) => name);
      return `document ${document.readyState}, ${started.length} of ${islands.length} islands started, failed: ${failed.join(' ') || 'nothing'}`;
    }, scope);
  await expect.poll(state, `an island of ${scope} is awake`).toBe('awake');
}
