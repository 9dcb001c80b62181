import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SEARCH_MANIFEST_PATH } from '../../src/domain/search/search-manifest.ts';
import type { SearchIslandData } from '../../src/domain/search/search-island-data.ts';
import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { pageAddresses, readPage, type BuiltPage } from './read-page.ts';

const ALL = '/search/new-used-and-demo-cars';
const read = (slug: string, address: string): BuiltPage => readPage(FIXTURE_SITES, slug, address);

/** What the build tells the island of a page. */
function islandData(page: BuiltPage): SearchIslandData {
  const props = JSON.parse(page.attribute('astro-island', 'props') ?? '{}') as { data: [number, string] };
  return JSON.parse(props.data[1]) as SearchIslandData;
}

const isLater = (address: string): boolean => address.includes('/more/');
const searchPages = (slug: string): string[] =>
  pageAddresses(FIXTURE_SITES, slug).filter((address) => address.startsWith('/search/'));
const listings = (slug: string): string[] => searchPages(slug).filter((address) => !isLater(address));

/** The pages of a list from one to the next, by the links that need no scripts. */
function pagesFrom(slug: string, address: string): BuiltPage[] {
  const page = read(slug, address);
  if (!page.has('a.button[rel=next]')) return [page];
  return [page, ...pagesFrom(slug, page.attribute('a.button[rel=next]', 'href') ?? '')];
}

describe.each(['plain', 'everything', 'odd'])('%s', (slug) => {
  test('S1 the first page of every list is a search with the cars of its answer, later ones are still', () => {
    for (const address of searchPages(slug)) {
      const page = read(slug, address);
      expect([address, page.has('astro-island')]).toEqual([address, !isLater(address)]);
      if (isLater(address)) continue;
      const { initial } = islandData(page);
      expect(page.has('section[aria-label=Results] article') || initial.total === 0).toBe(true);
      expect(page.text('section[aria-label=Results] h2')).toContain(String(initial.total));
    }
  });

  test('S1 without scripts each list goes on to its last car, and no car comes twice', () => {
    for (const address of listings(slug)) {
      const pages = pagesFrom(slug, address);
      const shown = pages.flatMap((page) =>
        page.all('.results-grid article a[href^="/cars/"]').map(({ properties }) => properties.href),
      );
      const cars = new Set(shown);
      const [first = pages[0]!] = pages;
      const { listed } = islandData(first).initial;
      const sold = pages
        .flatMap((page) => page.texts('.results-grid article'))
        .filter((text) => text.includes('SOLD'));
      // Of cars that are sold one after the other the first shows (spec S9).
      expect([address, sold.length > 0 ? cars.size <= listed : cars.size === listed]).toEqual([
        address,
        true,
      ]);
      expect(
        pages
          .map((page) => page.all('.results-grid article:has(a[href^="/cars/"])').length)
          .reduce((a, b) => a + b),
      ).toBe(cars.size);
    }
  });

  test('S1 titles of the pages of lists are all different, but for lists that are known by another address', () => {
    const own = searchPages(slug).filter((address) => address !== '/search/used');
    const titles = own.map((address) => read(slug, address).text('title'));
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  test('S16 the manifest names index files that are there, in a folder named by their contents', () => {
    const root = path.join(FIXTURE_SITES, slug);
    const manifest = JSON.parse(readFileSync(path.join(root, SEARCH_MANIFEST_PATH), 'utf8'));
    expect(manifest).toMatchObject({ engine: 'embedded', indexUid: 'vehicles' });
    const folder = path.join(root, 'search-index', manifest.folder);
    const files = readdirSync(folder);
    expect(files).toContain('core.bin');
    expect(files.filter((file) => file.startsWith('card-'))).toHaveLength(manifest.cards);
    // Numbers that name one car are looked at where a text is like one.
    expect(files.filter((file) => !/^(card-\d+|core|identities|features)\.bin$/.test(file))).toEqual([]);
  });
});

test('S3 a list offers the filters of the tenant in its order, without what its page settles', () => {
  const { facets } = islandData(read('everything', ALL)).settings as unknown as { facets?: unknown };
  expect(facets).toBeUndefined();
  const data = islandData(read('plain', ALL));
  const names = ({ facets: shown }: SearchIslandData) => shown.map(({ name }) => name);
  expect(names(data).slice(0, 6)).toEqual(['body', 'make', 'model', 'price', 'price_dropped', 'car_type']);
  const make = listings('plain').find((address) =>
    islandData(read('plain', address)).settled.includes('make'),
  );
  expect(names(islandData(read('plain', make ?? '')))).not.toContain('make');
});

test('S7 the price slider runs from the lowest price of the list to its highest, in the steps of the settings', () => {
  const page = read('plain', ALL);
  const { min = 0, max = 0 } = islandData(page).initial.stats['price'] ?? {};
  expect(min).toBeGreaterThan(5000);
  expect(max).toBeLessThan(250_000);
  expect(page.all('input[type=range]')).toHaveLength(2);
  for (const name of ['Lowest price', 'Highest price']) {
    const slider = `input[aria-label="${name}"]`;
    expect([
      page.attribute(slider, 'min'),
      page.attribute(slider, 'max'),
      page.attribute(slider, 'step'),
    ]).toEqual([String(Math.floor(min / 500) * 500), String(Math.ceil(max / 500) * 500), '500']);
  }
});

test('S8 the quick picks of prices, but for those that would leave out none or all of the list', () => {
  const page = read('plain', ALL);
  const { min = 0, max = 0 } = islandData(page).initial.stats['price'] ?? {};
  const picks = page.texts('button[aria-pressed]').filter((text) => text.includes('$'));
  const all = [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000];
  expect(picks.length).toBeGreaterThan(2);
  expect(picks).toEqual(
    all
      .filter((price) => price >= min && price < max)
      .map((price) => `Up to $${price.toLocaleString('en-AU')}`),
  );
});

test('S1 without scripts a plain form brings the page of a make, a body type or a condition', () => {
  const page = read('everything', ALL);
  const targets = page.all('[formaction]').map(({ properties }) => String(properties.formAction));
  expect(targets.length).toBeGreaterThan(4);
  const pages = new Set(listings('everything'));
  expect(targets.filter((target) => !pages.has(target))).toEqual([]);
});

test('S2 an address with filters is held back by a script before anything is drawn', () => {
  const page = read('plain', ALL);
  const known = (name: string): string[] | undefined =>
    page.attribute('head script[src="/before-paint.js"]', name)?.split(' ');
  expect(known('dataFilters')).toEqual(['query', ...islandData(page).facets.map(({ name }) => name)]);
  expect(known('dataViews')).toEqual(['page', 'sortBy']);
});

test('S9 a page of sold cars alone shows them all, others one of a run', () => {
  const cards = read('everything', ALL)
    .texts('article')
    .map((text) => /\bSold$|\bSold\b/.test(text));
  const runs = cards.filter((isSold, at) => isSold && cards[at - 1]);
  expect(runs).toEqual([]);
  expect(cards.filter(Boolean).length).toBeLessThanOrEqual(1);
});

test.each(readdirSync(DEMO_SITES).filter((name) => !name.startsWith('.') && !name.endsWith('.json')))(
  'S16 no key that could write is in the bundle of %s',
  (slug) => {
    const root = path.join(DEMO_SITES, slug);
    const texts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|json|html)$/.test(file),
    );
    const guilty = texts.filter((file) =>
      /MEILI_ADMIN_KEY|MEILI_MASTER_KEY/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(guilty).toEqual([]);
  },
);
