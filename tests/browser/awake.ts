import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/** What React keeps at the element of a root, as far as it tells whether it has taken over the HTML of the build. */
type ReactContainer = {
  stateNode: { current: { child: unknown; memoizedState: { isDehydrated: boolean } } };
};

/**
 * Waits until an island of `scope` answers presses: Astro takes its mark away a moment before React has taken over the
 * elements, and a press between the two follows the link or stays in the field, as one before did.
 */
export async function awake(page: Page, scope = 'body'): Promise<void> {
  const state = (): Promise<string> =>
    page.evaluate((within) => {
      const islands = [...document.querySelectorAll(`${within} astro-island`)];
      const started = islands.filter((island) => !island.hasAttribute('ssr'));
      // React marks elements while it still renders; its root says when it has taken them over.
      const isAwake = started.some((island) => {
        const key = Object.keys(island).find((name) => name.startsWith('__reactContainer'));
        const root = key === undefined ? undefined : (Reflect.get(island, key) as ReactContainer).stateNode;
        return root !== undefined && root.current.child !== null && !root.current.memoizedState.isDehydrated;
      });
      // What starts with it, as the search, has a task of its own.
      if (isAwake)
        return new Promise<string>((done) => setTimeout(() => setTimeout(() => done('awake'), 0), 0));
      // What tells why, for a failure that does not come again.
      const failed = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus !== 200)
        .map(({ name }) => name);
      const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('Island'));
      return `document ${document.readyState}, ${asked.length} scripts of islands asked for, ${started.length} of ${islands.length} islands started, failed: ${failed.join(' ') || 'nothing'}`;
    }, scope);
  await expect.poll(state, { message: `an island of ${scope} is awake`, intervals: [100] }).toBe('awake');
}
