import { describe, expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import { exampleSite, exampleText, type ExampleSite } from './example-site.fixture.ts';

/** Four cars of a make, of which a page shows three, and one of another. */
const vehicles = [1, 2, 3, 4].map((at) =>
  exampleVehicle({ id: `a${at}`, created_at: `2026-01-0${9 - at}`, price: 20_000 + at }),
);
const birch = exampleVehicle({
  id: 'b',
  make: 'Birch',
  model: 'Grove',
  car_type: 'new',
  created_at: '2026-01-01',
});
const promo = {
  id: 'sale',
  start: '2026-11-22',
  expiry: '2026-11-30',
  node: { title: 'Sale', text: 'On now.', link: { label: 'Go', href: '/special-offers' } },
};
const base: ExampleSite = {
  vehicles: [...vehicles, birch],
  tenant: { listing: { page_size: 3, promos: [promo], facets: ['price', 'make'] } },
};

const keysOf = (site: ExampleSite) =>
  new Map(
    exampleSite(site)
      .listings.pages()
      .map(({ href, key }) => [href, key]),
  );

/** Addresses below /search that have another key after the change, of the lists of makes. */
function changed(changes: ExampleSite): string[] {
  const [before, after] = [keysOf(base), keysOf({ ...base, ...changes })];
  const other = [...after].filter(([href, key]) => before.get(href) !== key);
  return other.flatMap(([href]) => /^\/search\/((?:alder|birch)(?:\/page\/\d)?)$/.exec(href)?.[1] ?? []);
}

const withChange = (id: string, changes: Partial<Vehicle>): ExampleSite => ({
  vehicles: base.vehicles!.map((vehicle) => (vehicle.id === id ? { ...vehicle, ...changes } : vehicle)),
});

describe('the key of a page of a list changes with what it shows, and with nothing else', () => {
  test.each<[string, ExampleSite, string[]]>([
    ['the colour of a card on the first page', withChange('a1', { badge: 'Sport' }), ['alder']],
    ['the words of a card on the second', withChange('a4', { badge: 'Sport' }), ['alder/page/2']],
    [
      'the model of a card, which both pages link to',
      withChange('a1', { model: 'Creek' }),
      ['alder', 'alder/page/2'],
    ],
    ['a price, which the filters show too', withChange('a4', { price: 30_000 }), ['alder', 'alder/page/2']],
    ['the price of another make', withChange('b', { price: 30_000 }), ['birch']],
    ['what no card shows but its search holds', withChange('a3', { colour: 'Red' }), ['alder']],
    ['what neither shows', withChange('a1', { dealercomments: '<p>New tyres.</p>' }), []],
    ['the first day of a promo', { today: '2026-11-22' }, ['alder', 'birch']],
    ['a day without a change', { today: '2026-11-20' }, []],
    ['a page to refresh on', { texts: [exampleText('/special-offers')] }, ['alder', 'birch']],
    [
      'a car more',
      { vehicles: [...base.vehicles!, exampleVehicle({ id: 'a5' })] },
      ['alder', 'alder/page/2'],
    ],
    ['other code', { code: 'code-2' }, ['alder', 'alder/page/2', 'birch']],
  ])('%s', (_, changes, paths) => {
    expect(changed(changes)).toEqual(paths);
  });

  test('a car more changes the pages before its own, which say how many there are', () => {
    const many = Array.from({ length: 7 }, (_, at) =>
      exampleVehicle({ id: `v${at}`, created_at: `2026-01-1${9 - at}` }),
    );
    const keyOf = (count: number) =>
      keysOf({ ...base, vehicles: many.slice(0, count) }).get('/search/alder/page/2');
    expect(keyOf(6)).toBeDefined();
    expect(keyOf(7)).not.toBe(keyOf(6));
  });

  test('another spelling of a make, which the search of its list asks for', () => {
    const listing = { page_size: 3, facets: [] };
    const keyOf = (make: string) =>
      keysOf({ tenant: { listing }, ...withChange('a4', { make }) }).get('/search/alder');
    expect(keyOf('ALDER')).not.toBe(keyOf('Alder'));
  });

  test('a value that the rest of the stock spells another way now', () => {
    const listing = { page_size: 3, facets: ['colour' as const] };
    const painted = (colour: string) => [
      { ...birch, colour: 'Pearl blue' },
      ...vehicles.map((vehicle) => ({ ...vehicle, colour })),
    ];
    const keyOf = (colour: string) =>
      keysOf({ tenant: { listing }, vehicles: painted(colour) }).get('/search/birch');
    expect(keyOf('Pearl Blue')).not.toBe(keyOf('Pearl blue'));
    expect(keyOf('Red')).toBe(keyOf('Pearl blue'));
  });

  test('a list that is new changes the lists that link to it', () => {
    const more = exampleVehicle({ id: 'c', make: 'Cedar', model: 'Grove', created_at: '2026-01-01' });
    expect(changed({ vehicles: [...base.vehicles!, more] })).toEqual(['alder', 'alder/page/2', 'birch']);
  });
});

const { pages, plan } = exampleSite(base).listings;
const part = (href: string) =>
  pages().find((page) => page.href === href) ?? expect.fail(`there is no page at ${href}`);

test('S4 a list has a page for each so many cars, the search on the first', () => {
  const [first, second] = [plan(part('/search/alder')), plan(part('/search/alder/page/2'))];
  expect([first.cards.length, second.cards.length, first.pages]).toEqual([3, 1, 2]);
  expect([first.search === undefined, second.search === undefined]).toEqual([false, true]);
  expect(second.title).toBe(`${first.title}, page 2`);
  expect(pages().map(({ href }) => href)).not.toContain('/search/alder/page/3');
});

test('S1 search engines are led to the list that holds the same cars', () => {
  const used = part('/search/used-cars/page/2');
  const href = (listing: typeof used.listing) => plan({ listing, number: 2 }).canonicalHref;
  expect(href(used.listing)).toBe('/search/used-cars/page/2');
  expect(href({ ...used.listing, canonicalPath: 'used' })).toBe('/search/used/page/2');
});

test('S1 a list links to the makes, and a make to its models', () => {
  const { links, models } = plan(part('/search/alder'));
  expect(links.find(({ title }) => title === 'Make')?.links.map(({ href }) => href)).toEqual([
    '/search/alder',
    '/search/birch',
  ]);
  expect(models).toEqual([{ label: 'Brook', href: '/search/alder/brook' }]);
});

test('S6 the whole stock has a page where there is no stock', () => {
  const empty = exampleSite().listings;
  const all = empty.pages().find(({ href }) => href === '/search/new-used-and-demo-cars');
  expect(all && empty.plan(all)).toMatchObject({ pages: 1, cards: [], search: { initial: { total: 0 } } });
});
