import { expect, type Page } from '@playwright/test';

/** Elements and attributes that hostile texts of the tests would leave in a page if any of them came alive. */
export const ALIVE =
  'x-live, [data-live], [onerror], [onload], [onmouseover], [onfocus], [ontoggle], [onbegin], meta[http-equiv], base, [srcdoc]';

/** Watches what the policies of pages refuse, and what would have run; to be called before a page is opened. */
export async function watchPolicies(page: Page): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  page.on('dialog', (dialog) => void dialog.accept());
  // Nothing may be asked of another host; what is, shows here.
  await page.route('https://evil.example/**', async (route) => {
    refused.push(route.request().url());
    await route.abort();
  });
  return refused;
}

/** Nothing of a hostile text runs, becomes an element, or is refused by a policy because it tried to. */
export async function expectInert(page: Page, refused: readonly string[], where: string): Promise<void> {
  await expect(page.locator(ALIVE), where).toHaveCount(0);
  expect(await page.evaluate(() => 'hijacked' in globalThis), where).toBe(false);
  expect(refused, where).toEqual([]);
}
