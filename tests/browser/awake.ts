import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/**
 * Waits until an island of `scope` answers presses: Astro takes its mark away a moment before React has taken over the
 * elements, and a press between the two follows the link or stays in the field, as one before did.
 */
export async function awake(page: Page, scope = 'body'): Promise<void> {
  const isAwake = (): Promise<boolean> =>
    page.evaluate(
      (within) =>
        [...document.querySelectorAll(`${within} astro-island:not([ssr])`)].some((island) =>
          [...island.querySelectorAll('*')].some((element) =>
            Object.keys(element).some((key) => key.startsWith('__reactProps')),
          ),
        ),
      scope,
    );
  await expect.poll(isAwake, `an island of ${scope} is awake`).toBe(true);
}
