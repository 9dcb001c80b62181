import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import type { VehicleCard } from '../domain/vehicle/vehicle-card.ts';
import { exampleInput, exampleSite, type ExampleSite } from './example-site.fixture.ts';
import { createPageKeys } from './page-keys.ts';
import { siteParts } from './site-parts.ts';

const keyOf = (changes: ExampleSite): string => siteParts(exampleInput(changes)).pageKey('a page');

test.each<[string, ExampleSite]>([
  ['the tenant', { tenant: { price: { no_price_text: 'Ask us' } } }],
  ['the theme', { look: { themeHref: '/_astro/theme.063.css', logoHref: '/logo.svg?v=1' } }],
  ['the logo', { look: { themeHref: '/_astro/theme.036.css', logoHref: '/logo.svg?v=2' } }],
  ['the code', { code: 'code-2' }],
  ['a preview', { preview: { problems: [] } }],
])('every key changes with %s', (_, changes) => {
  expect(keyOf(changes)).not.toBe(keyOf({}));
});

test.each<[string, ExampleSite]>([
  ['the day', { today: '2026-11-22' }],
  ['the moment', { now: new Date('2026-11-22T03:00:00Z') }],
  ['the stock', { vehicles: [exampleVehicle()] }],
])('no key changes with %s alone', (_, changes) => {
  expect(keyOf(changes)).toBe(keyOf({}));
});

test('P2 every key changes with what a menu lists, and with nothing else of the stock', () => {
  const columns = [{ list: 'makes' as const }];
  const site = {
    ...MINIMAL_TENANT.site,
    navigation: [{ label: 'Cars', href: '/search/used-cars', menu: { columns } }],
  };
  const keyWith = (...makes: string[]): string =>
    keyOf({ tenant: { site }, vehicles: makes.map((make, at) => exampleVehicle({ id: String(at), make })) });
  expect(keyWith('Aldera', 'Aldera', 'Birch')).toBe(keyWith('Birch', 'Aldera'));
  expect(keyWith('Aldera')).not.toBe(keyWith('Aldera', 'Birch'));
});

const { pageKey, cardsKey, setKey } = createPageKeys({ ...exampleInput(), navigation: [] });

test('a key changes with each part, with their order, and with a part that is missing', () => {
  const keys = [pageKey('a', 'b'), pageKey('b', 'a'), pageKey('a'), pageKey('ab'), pageKey('a', undefined)];
  expect(new Set(keys).size).toBe(keys.length);
});

test('where nobody asks for keys none is worked out', () => {
  const { keyed } = createPageKeys({ ...exampleInput(), hasKeys: false, navigation: [] });
  const worked: string[] = [];
  const key = keyed((thing: string) => String(worked.push(thing)));
  expect([key('a'), key('b'), worked]).toEqual(['', '', []]);
});

test('cards are a part in their order, and equal cards are the same part', () => {
  const { cardOf } = siteParts(exampleInput());
  const [first, second] = [exampleVehicle({ id: '1' }), exampleVehicle({ id: '2' })].map(cardOf) as [
    VehicleCard,
    VehicleCard,
  ];
  expect(cardsKey([first, second])).toEqual(cardsKey([second, first]).reverse());
  expect(cardsKey([{ ...first }])).toEqual(cardsKey([first]));
  expect(cardsKey([{ ...first, make: 'Birch' }])).not.toEqual(cardsKey([first]));
});

test('a set is a part whatever its order, and of each thing only what counts', () => {
  const key = setKey(({ make }: { make: string; price: number }) => make);
  const [alder, birch] = [
    { make: 'Alder', price: 1 },
    { make: 'Birch', price: 2 },
  ] as const;
  expect(key([alder, birch])).toBe(key([birch, alder]));
  expect(key([alder, { ...birch, price: 3 }])).toBe(key([alder, birch]));
  expect(key([alder, alder])).not.toBe(key([alder]));
  expect(key([alder, { ...birch, make: 'Cedar' }])).not.toBe(key([alder, birch]));
});

test('no two pages of a site have the same key', () => {
  const vehicles = ['1', '2', '3', '4'].map((id) => exampleVehicle({ id }));
  const site = exampleSite({ vehicles, tenant: { listing: { page_size: 3 } } });
  const lists = [...site.listings.pages(), ...site.laterListings.pages()];
  const keys = [...site.vehicles.pages(), ...lists].map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(6);
  expect(new Set(keys).size).toBe(keys.length);
});
