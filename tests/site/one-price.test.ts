import { describe, expect, test } from 'vitest';
import { readdirSync } from 'node:fs';
import { select } from 'hast-util-select';
import { DEMO_SITES } from '../built-sites.ts';
import { jsonLdOf, pageAddresses, readPage } from './read-page.ts';

const slugs = readdirSync(DEMO_SITES).filter((name) => !name.startsWith('.') && !name.endsWith('.json'));

/** Address of a vehicle -> what its cards say it costs. */
function pricesOnCards(slug: string): Map<string, Set<string>> {
  const prices = new Map<string, Set<string>>();
  for (const address of pageAddresses(DEMO_SITES, slug)) {
    const page = readPage(DEMO_SITES, slug, address);
    for (const card of page.all('article:has([data-price])')) {
      const href = String(select('h3 a', card)?.properties.href ?? '');
      const text = String(select('[data-price]', card)?.properties.dataPrice ?? '');
      const known = prices.get(href) ?? new Set();
      prices.set(href, known.add(text));
    }
  }
  return prices;
}

describe.each(slugs)('D3 %s shows one price for a vehicle everywhere', (slug) => {
  test('on every card, on its page and in its JSON-LD', () => {
    const cards = pricesOnCards(slug);
    const differences: string[] = [];
    let compared = 0;
    for (const [href, onCards] of cards) {
      const page = readPage(DEMO_SITES, slug, href);
      if (!page.has('[aria-label=Summary] [data-price]')) continue;
      const onPage = page.attribute('[aria-label=Summary] [data-price]', 'dataPrice') ?? '';
      const vehicle = jsonLdOf(page).find((block) => 'offers' in block);
      const offered = vehicle ? String((vehicle.offers as { price: number }).price) : '';
      compared += 1;
      if (onCards.size !== 1 || !onCards.has(onPage) || offered !== onPage) {
        differences.push(`${href}: cards ${[...onCards].join(' and ')}, page ${onPage}, JSON-LD ${offered}`);
      }
    }
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(10);
  });
});
