import { expect, test as base } from '@playwright/test';
import { SLOW_PAGES } from './slow-pages.ts';

export { expect };

/**
 * The `test` of the browser tests. With FORECOURT_SLOW_PAGES, pages have a slow processor while the test keeps its speed: a
 * test that reads a page before it has answered fails then, which on a quick machine happens once in hundreds of runs.
 */
export const test = base.extend<object, { slowedPages: boolean }>({
  slowedPages: [
    async ({ browser }, use) => {
      if (SLOW_PAGES > 1)
        browser.on('context', (context) => {
          context.on('page', async (page) => {
            const session = await context.newCDPSession(page);
            await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PAGES });
          });
        });
      await use(SLOW_PAGES > 1);
    },
    { auto: true, scope: 'worker' },
  ],
});
