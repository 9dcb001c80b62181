import { describe, expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import { examplePicture, exampleSite, exampleText, type ExampleSite } from './example-site.fixture.ts';

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
      .map(({ listing, key }) => [listing.path, key]),
  );

/** The lists of makes whose first page has another key after the change. */
function changed(changes: ExampleSite): string[] {
  const [before, after] = [keysOf(base), keysOf({ ...base, ...changes })];
  const other = [...after].filter(([path, key]) => before.get(path) !== key);
  return other.map(([path]) => path).filter((path) => ['alder', 'birch'].includes(path));
}

const withChange = (id: string, changes: Partial<Vehicle>): ExampleSite => ({
  vehicles: base.vehicles!.map((vehicle) => (vehicle.id === id ? { ...vehicle, ...changes } : vehicle)),
});

describe('the key of the first page of a list changes with what it shows, and with nothing else', () => {
  test.each<[string, ExampleSite, string[]]>([
    ['the colour of a card on the first page', withChange('a1', { badge: 'Sport' }), ['alder']],
    ['the words of a card behind it', withChange('a4', { badge: 'Sport' }), []],
    ['a model, which it links to', withChange('a4', { model: 'Creek' }), ['alder']],
    ['a price behind it, which the filters show', withChange('a4', { price: 30_000 }), ['alder']],
    ['the price of another make', withChange('b', { price: 30_000 }), ['birch']],
    ['what no card shows but its search holds', withChange('a3', { colour: 'Red' }), ['alder']],
    ['what neither shows', withChange('a1', { dealercomments: '<p>New tyres.</p>' }), []],
    ['the sale of a car behind it, which is counted no more', withChange('a4', { sold: true }), ['alder']],
    ['the first day of a promo', { today: '2026-11-22' }, ['alder', 'birch']],
    ['a day without a change', { today: '2026-11-20' }, []],
    ['a page to refresh on', { texts: [exampleText('/special-offers')] }, ['alder', 'birch']],
    ['a car more', { vehicles: [...base.vehicles!, exampleVehicle({ id: 'a5' })] }, ['alder']],
    ['other code', { code: 'code-2' }, ['alder', 'birch']],
  ])('%s', (_, changes, paths) => {
    expect(changed(changes)).toEqual(paths);
  });

  test('the picture of a promo', () => {
    const shown = { ...promo, node: { ...promo.node, picture: 'sale.webp' } };
    const tenant = { listing: { page_size: 3, promos: [shown] } };
    const keyOf = (digest: string) =>
      keysOf({ ...base, tenant, today: '2026-11-22', pictures: { 'sale.webp': examplePicture(digest) } }).get(
        'alder',
      );
    expect(keyOf('aaaaaaaa')).not.toBe(keyOf('bbbbbbbb'));
  });

  test('another spelling of a make, which the search of its list asks for', () => {
    const listing = { page_size: 3, facets: [] };
    const keyOf = (make: string) =>
      keysOf({ tenant: { listing }, ...withChange('a4', { make }) }).get('alder');
    expect(keyOf('ALDER')).not.toBe(keyOf('Alder'));
  });

  test('a value that the rest of the stock spells another way now', () => {
    const listing = { page_size: 3, facets: ['colour' as const] };
    const painted = (colour: string) => [
      { ...birch, colour: 'Pearl blue' },
      ...vehicles.map((vehicle) => ({ ...vehicle, colour })),
    ];
    const keyOf = (colour: string) => keysOf({ tenant: { listing }, vehicles: painted(colour) }).get('birch');
    expect(keyOf('Pearl Blue')).not.toBe(keyOf('Pearl blue'));
    expect(keyOf('Red')).toBe(keyOf('Pearl blue'));
  });

  test('a list that is new changes the lists that link to it', () => {
    const more = exampleVehicle({ id: 'c', make: 'Cedar', model: 'Grove', created_at: '2026-01-01' });
    expect(changed({ vehicles: [...base.vehicles!, more] })).toEqual(['alder', 'birch']);
  });
});

const { pages, plan } = exampleSite(base).listings;
const planAt = (path: string) => {
  const page = pages().find(({ listing }) => listing.path === path);
  return page ? plan(page.listing) : expect.fail(`there is no list at ${path}`);
};

test('S4 the first page of a list has so many cars, and leads to those that follow', () => {
  const [alder, birch, used] = ['alder', 'birch', 'used'].map(planAt);
  expect(alder?.cards.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3']);
  expect(alder?.nextHref).toBe('/search/alder/more/first');
  expect(birch?.nextHref).toBeUndefined();
  expect(used?.nextHref).toBe('/search/used-cars/more/first');
});

test('S1 search engines are led to the list that holds the same cars', () => {
  expect(planAt('used-cars').canonicalHref).toBe('/search/used-cars');
  expect(planAt('used').canonicalHref).toBe('/search/used-cars');
});

test('S1 a list links to the makes, and a make to its models', () => {
  const { links, models } = planAt('alder');
  expect(links.find(({ title }) => title === 'Make')?.links.map(({ href }) => href)).toEqual([
    '/search/alder',
    '/search/birch',
  ]);
  expect(models).toEqual([{ label: 'Brook', href: '/search/alder/brook' }]);
});

test('S6 the whole stock has a page where there is no stock', () => {
  const empty = exampleSite().listings;
  const all = empty.pages().find(({ listing }) => listing.path === 'new-used-and-demo-cars');
  expect(all && empty.plan(all.listing)).toMatchObject({
    nextHref: undefined,
    cards: [],
    search: { initial: { total: 0 } },
  });
});
