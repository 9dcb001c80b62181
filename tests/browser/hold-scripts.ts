import type { Page } from '@playwright/test';

/** Holds back the files that a page asks for by such an address, until the answer is called. */
export async function holdScripts(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: come } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => come(undefined);
}
