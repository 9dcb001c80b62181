import { expect, test } from 'vitest';
import { offlinePage, stampedPage } from './stamped-page.ts';

const HTML =
  '<title>Used cars | Wattle</title><body><header class="sticky"><a href="/">Home</a></header>' +
  '<main id="content" class="grow"><header>List</header><p>$20,000</p></main><footer>Call us</footer>';

test('S17 a kept page says its time in the header of the site, once', () => {
  const page = stampedPage(HTML, 'Prices as of 9:14 am', 'f94');
  const [head = '', ...others] = page.split('Prices as of 9:14 am');
  expect(head).toMatch(
    /Home<\/a><div data-prices-as-of="f94" role="status" class="[^"]+"><p class="[^"]+">$/,
  );
  expect(others).toHaveLength(1);
  expect(page).toContain('<p>$20,000</p></main><footer>Call us</footer>');
});

test('S17 a page that is not kept is the frame of one that is, without its vehicles', () => {
  const page = offlinePage(HTML, '/search/new-used-and-demo-cars');
  expect(page).toContain("<title>You're offline</title>");
  expect(page).toContain('<h1 class="text-title">You\'re offline</h1>');
  expect(page).toContain('href="/search/new-used-and-demo-cars"');
  expect(page).toContain('</main><footer>Call us</footer>');
  expect(page).not.toContain('$20,000');
});
