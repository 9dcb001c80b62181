import { describe, expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import { exampleSite, exampleText, type ExampleSite } from './example-site.fixture.ts';

/** 60 cars of two makes, the newest first; four are on a page. */
const vehicles = Array.from({ length: 60 }, (_, at) =>
  exampleVehicle({
    id: `v${at}`,
    make: at % 3 === 0 ? 'Birch' : 'Alder',
    created_at: `2026-0${1 + Math.floor(at / 10)}-${10 + (at % 10)}`,
    price: 20_000 + at,
  }),
).toReversed();
const base: ExampleSite = { vehicles, tenant: { listing: { page_size: 4 } } };
const { pages, plan } = exampleSite(base).laterListings;
const at = (path: string, site = pages()) =>
  site.filter(({ part }) => part.listing.path === path).map(({ part }) => part);

describe.each(['new-used-and-demo-cars', 'used-cars', 'alder', 'birch/brook'])('S1 the list %s', (path) => {
  const parts = at(path);

  test('goes on to its last car, each on one page', () => {
    const { listing } = parts[0] ?? expect.fail('it has no later pages');
    expect(parts.length).toBeGreaterThan(2);
    const shown = parts.flatMap((part) => plan(part).cards.map(({ id }) => id));
    expect(shown).toEqual(listing.vehicles.slice(4).map(({ id }) => id));
  });

  test('leads from page to page and back', () => {
    const hrefs = [`/search/${path}`, ...parts.map(({ href }) => href)];
    expect(parts.map(({ previousHref }) => previousHref)).toEqual(hrefs.slice(0, -1));
    expect(parts.map(({ nextHref }) => nextHref)).toEqual([...hrefs.slice(2), undefined]);
    expect(hrefs[1]).toBe(`/search/${path}/more/first`);
  });
});

test('S1 a list that is known by another address has no later pages of its own', () => {
  expect(at('used')).toEqual([]);
});

test('S1 no two later pages have one title or one address, though all cars have one name', () => {
  const parts = pages().map(({ part }) => part);
  for (const all of [parts.map(({ href }) => href), parts.map((part) => plan(part).title)])
    expect(new Set(all).size).toBe(parts.length);
});

test('S9 runs of sold cars collapse on a later page', () => {
  const sold = ['s1', 's2', 's3'].map((id) => exampleVehicle({ id, sold: true, status: 'sold' }));
  const stock = [...vehicles.slice(0, 5), ...sold];
  const site = exampleSite({ ...base, vehicles: stock }).laterListings;
  const [part] = at('new-used-and-demo-cars', site.pages());
  expect(part?.vehicles).toHaveLength(4);
  expect(part && site.plan(part).cards.map(({ id }) => id)).toEqual([vehicles[4]?.id, 's1']);
});

describe('S1 of many cars', () => {
  /** 400 cars of two makes with five models each. */
  const many = Array.from({ length: 400 }, (_, number) =>
    exampleVehicle({
      id: `m${number}`,
      make: number % 2 === 0 ? 'Birch' : 'Alder',
      model: `Brook ${number % 10}`,
      body: 'SUV',
    }),
  );
  const lists = (changes: ExampleSite) => exampleSite({ ...base, vehicles: many, ...changes });
  const pathOf = (part: { listing: { path: string } }): string => part.listing.path;

  test('lists of all places end early, and say so; those of models go on to the last car', () => {
    const parts = lists({})
      .laterListings.pages()
      .map(({ part }) => part);
    const last = (path: string) => parts.filter((part) => pathOf(part) === path).at(-1);
    for (const path of ['new-used-and-demo-cars', 'used-cars', 'suv', 'birch']) {
      expect(parts.filter((part) => pathOf(part) === path)).toHaveLength(20);
      expect(last(path)).toMatchObject({ isCutOff: true, nextHref: undefined });
    }
    expect(last('birch/brook-0')?.isCutOff).toBe(false);
    expect(parts.filter(({ isCutOff }) => isCutOff)).toHaveLength(5);
  });

  test.each<[string, ExampleSite]>([
    ['two makes', {}],
    ['one make, which no list leads to', { vehicles: many.map((car) => ({ ...car, make: 'Birch' })) }],
    [
      'no lists of models',
      { tenant: { listing: { page_size: 4, routes: ['car-types', 'bodies', 'makes'] } } },
    ],
    ['models without an address', { vehicles: many.map((car) => ({ ...car, model: '?' })) }],
  ])('every car is found without scripts, with %s', (_, changes) => {
    const site = lists(changes);
    const found = new Set<string>();
    const waiting = ['/search/used-cars'];
    const known = new Set(waiting);
    const parts = new Map(site.laterListings.pages().map(({ part }) => [part.href, part]));
    const firsts = new Map(
      site.listings.pages().map(({ listing }) => [`/search/${listing.path}`, site.listings.plan(listing)]),
    );
    for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
      const [first, part] = [firsts.get(href), parts.get(href)];
      const cards = first?.cards ?? (part && site.laterListings.plan(part).cards) ?? [];
      for (const { id } of cards) found.add(id);
      const browse = first?.links.flatMap(({ links }) => links.map((link) => link.href)) ?? [];
      const models = first?.models.map((link) => link.href) ?? [];
      for (const next of [first?.nextHref, part?.nextHref, ...browse, ...models])
        if (next !== undefined && !known.has(next)) waiting.push((known.add(next), next));
    }
    expect(found.size).toBe(many.length);
  });
});

describe('the key of a later page changes with what the page shows, and with nothing else', () => {
  /** Addresses of later pages of the list of one make that have another key after the change. */
  function changed(changes: ExampleSite): string[] {
    const keysOf = (site: ExampleSite) =>
      new Map(
        exampleSite(site)
          .laterListings.pages()
          .map(({ part, key }) => [part.href, key]),
      );
    const [before, after] = [keysOf(base), keysOf({ ...base, ...changes })];
    return [...after]
      .filter(([href, key]) => before.get(href) !== key)
      .map(([href]) => href)
      .filter((href) => href.startsWith('/search/alder/more/'));
  }
  const parts = at('alder');
  const [, second] = parts.map(({ href }) => href);
  const shown = parts[1]?.vehicles[1] ?? expect.fail('there is no second page');
  const withChange = (changes: Partial<Vehicle>): ExampleSite => ({
    vehicles: vehicles.map((vehicle) => (vehicle.id === shown.id ? { ...vehicle, ...changes } : vehicle)),
  });

  test.each<[string, ExampleSite, (string | undefined)[]]>([
    ['a price', withChange({ price: 9_000 }), [second]],
    ['words of the card', withChange({ badge: 'Sport' }), [second]],
    ['what no card shows', withChange({ dealercomments: '<p>New tyres.</p>' }), []],
    ['a day without a change', { today: '2026-11-22' }, []],
    ['a page more elsewhere', { texts: [exampleText('/special-offers')] }, []],
    ['a list more', { vehicles: [...vehicles, exampleVehicle({ id: 'c', make: 'Cedar' })] }, []],
    [
      'a car more of another make',
      { vehicles: [...vehicles, exampleVehicle({ id: 'b', make: 'Birch' })] },
      [],
    ],
    ['other code', { code: 'code-2' }, parts.map(({ href }) => href)],
  ])('%s', (_, changes, hrefs) => {
    expect(changed(changes)).toEqual(hrefs);
  });

  test.each(vehicles.map(({ id }) => [id]))('S1 %s out changes a few pages of each list', (id) => {
    const without = vehicles.filter((vehicle) => vehicle.id !== id);
    expect(changed({ vehicles: without }).length).toBeLessThanOrEqual(4);
  });
});
