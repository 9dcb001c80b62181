import { readdirSync } from 'node:fs';
import path from 'node:path';
import { select } from 'hast-util-select';
import { describe, expect, test } from 'vitest';
import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { indexedPrices as readIndexed } from '../../src/build/compliance/indexed-prices.ts';
import { type BuiltPage, isVehicleAddress, jsonLdOf, pageAddresses, readPage } from './read-page.ts';

/** Every demo dealer, and the fixture whose feed has a car at 0, one at 1 and one at 5 dollars. */
const SITES = [
  ...readdirSync(DEMO_SITES)
    .filter((name) => !name.startsWith('.') && !name.endsWith('.json'))
    .map((slug) => ({ slug, folder: DEMO_SITES })),
  { slug: 'everything', folder: FIXTURE_SITES },
];

const indexedPrices = (site: string): Map<string, number | undefined> =>
  new Map(readIndexed(site).map(({ path: address, price }) => [address, price]));

/** Adds what the cards of a page say, by the address of the vehicle of each. */
function addPricesOnCards(page: BuiltPage, prices: Map<string, Set<string>>): void {
  for (const card of page.all('article')) {
    const price = select('[data-price]', card);
    if (!price) continue;
    const href = String(select('h3 a', card)?.properties.href ?? '');
    const known = prices.get(href) ?? new Set();
    prices.set(href, known.add(String(price.properties.dataPrice ?? '')));
  }
}

/** Every price that a vehicle's own page states, by where it stands; '' where the place says that there is none. */
function pricesOfPage(page: BuiltPage): Record<string, string> {
  const places: Record<string, string> = {};
  const read = (place: string, selector: string): void => {
    if (page.has(selector)) places[place] = page.attribute(selector, 'dataPrice') ?? '';
  };
  read('sidebar', '[aria-label=Summary] [data-price]');
  read('sticky header', '#vehicle-bar [data-price]');
  read('foot', '#action-bar [data-price]');
  // Paper and PDF are made of this part of the page, the first one that carries the mark.
  const sheet = page.texts('[data-sheet=price]')[0] ?? '';
  places['print and PDF'] = /\d/.test(sheet) ? sheet.replace(/\D/g, '') : '';
  const vehicle = jsonLdOf(page).find((block) => 'brand' in block);
  const offer = vehicle?.['offers'] as { price?: number } | undefined;
  // A price before government charges is not told to programs, which read it as the total.
  const isTotal = !page.texts('[aria-label=Summary]').join().includes('Excl. government charges');
  if (isTotal || offer?.price !== undefined)
    places['JSON-LD'] = offer?.price === undefined ? '' : String(offer.price);
  // Without a photo the dealer's own picture stands for the page.
  if (page.has('#photo-1')) {
    const mark = /-(\d+|no-price|sold)-[\da-f]{10}\.jpg$/.exec(
      page.attribute('meta[property="og:image"]', 'content') ?? '',
    )?.[1];
    places['Open Graph image'] = mark === undefined ? 'no name of its own' : mark.replace(/\D/g, '');
  }
  return places;
}

describe.each(SITES)('D3 $slug shows one price for a vehicle everywhere', ({ slug, folder }) => {
  test('on cards, in every part of its page, in JSON-LD, in the name of its shared image, on paper and in the index', () => {
    const cards = new Map<string, Set<string>>();
    const vehicles = new Map<string, { places: Record<string, string>; isSold: boolean }>();
    for (const address of pageAddresses(folder, slug)) {
      const page = readPage(folder, slug, address);
      addPricesOnCards(page, cards);
      if (!isVehicleAddress(address)) continue;
      // A sold car says so wherever its price stood; the index keeps what it was sold for.
      const isSold = page.has('[data-part=sold]:not([hidden])');
      vehicles.set(address, { places: pricesOfPage(page), isSold });
    }
    const indexed = indexedPrices(path.join(folder, slug));
    const differences: string[] = [];
    let priced = 0;
    for (const [address, { places, isSold }] of vehicles) {
      if (!isSold) {
        places['index'] = String(indexed.get(address) ?? '');
        for (const card of cards.get(address) ?? []) places[`card ${card}`] = card;
      }
      const found = new Set(Object.values(places));
      if (found.size !== 1) differences.push(`${address}: ${JSON.stringify(places)}`);
      if (!isSold && !found.has('')) priced += 1;
    }
    expect(differences).toEqual([]);
    expect(priced).toBeGreaterThan(10);
  });
});

describe('D3 10 dollars or less is no price', () => {
  const addresses = pageAddresses(FIXTURE_SITES, 'everything');
  const indexed = indexedPrices(path.join(FIXTURE_SITES, 'everything'));
  const prices = [...indexed.values()].filter((price) => price !== undefined);

  test.each(['e109', 'e-one', 'e-five'])('%s has the words for no price and no figure anywhere', (stock) => {
    const address = addresses.find((name) => name.startsWith('/cars/') && name.endsWith(`-${stock}`)) ?? '';
    const page = readPage(FIXTURE_SITES, 'everything', address);
    expect(new Set(Object.values(pricesOfPage(page)))).toEqual(new Set(['']));
    expect(page.texts('[aria-label=Summary] [data-price]')).toEqual(['Contact us for price']);
    expect(indexed.has(address)).toBe(true);
    expect(indexed.get(address)).toBeUndefined();
  });

  test('S12 they come after every car with a price when the cheapest come first', () => {
    const first = readIndexed(path.join(FIXTURE_SITES, 'everything'), ['price:asc']).map((each) => each.path);
    expect(first.slice(0, prices.length).every((address) => indexed.get(address) !== undefined)).toBe(true);
    expect(first).toHaveLength(indexed.size);
  });
});
