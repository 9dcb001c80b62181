import { expect, test } from './browser-test.ts';
import { FIXTURE_SITES } from '../built-sites.ts';
import { pageAddresses } from '../site/read-page.ts';
import { FIXTURE_PORT } from './ports.ts';

const SITE = `http://hostile.localhost:${FIXTURE_PORT}`;

/** What the words of tests/twins/twin-words.ts would leave in a page if any of it came alive. */
const ALIVE =
  'x-live, [data-live], [onerror], [onload], [onmouseover], [onfocus], [autofocus], meta[http-equiv], base';

for (const kind of [/-t1$/, /-t2$/, /-t3$/, /-t5$/, /-t7$/, /-t12$/, /^\/search\//, /^\/models\//, /^\/$/]) {
  test(`words of a feed come alive in no browser: ${kind.source}`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text());
    });
    await page.route('https://**', (route) => route.abort());
    const address = pageAddresses(FIXTURE_SITES, 'hostile').find((name) => kind.test(name)) ?? 'missing';
    await page.goto(`${SITE}${address}`, { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    await page.mouse.move(300, 300);
    await expect(page.locator(ALIVE)).toHaveCount(0);
    expect(await page.evaluate(() => 'hijacked' in globalThis)).toBe(false);
    expect(new URL(page.url()).pathname).toBe(address);
    expect(refused).toEqual([]);
  });
}
