import { expect, test } from 'vitest';
import { exampleLocation } from '../domain/location/example-location.fixture.ts';
import type { HomeSettings } from '../domain/site/home-settings.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { examplePicture, exampleSite } from './example-site.fixture.ts';

const vehicles = [
  exampleVehicle({ id: 'oldest', created_at: '2026-01-01' }),
  exampleVehicle({ id: 'third', created_at: '2026-09-01' }),
  exampleVehicle({ id: 'second', created_at: '2026-10-01' }),
  exampleVehicle({ id: 'newest', created_at: '2026-11-01' }),
  exampleVehicle({ id: 'sold', created_at: '2026-11-20', status: 'sold', sold: true }),
];

test('the home page has as many of the latest cars as the tenant says', () => {
  const { latest } = exampleSite({ vehicles, tenant: { home: { latest_count: 3 } } }).home();
  expect(latest.cards.map(({ id }) => id)).toEqual(['newest', 'second', 'third']);
  expect(latest.isDated).toBe(true);
});

test('cars whose day of arrival nobody knows are not called the latest', () => {
  const { created_at: _, ...undated } = exampleVehicle({ id: 'undated' });
  expect(exampleSite({ vehicles: [undated] }).home().latest.isDated).toBe(false);
});

test('pictures are those that the build could prepare', () => {
  const pictures = { 'photos/yard.webp': examplePicture('aaaaaaaa') };
  const home = { hero: { image: 'photos/yard.webp' }, story: { image: 'photos/lost.webp' } };
  const plan = exampleSite({ tenant: { home }, pictures }).home();
  expect([plan.heroImage, plan.storyImage]).toEqual([pictures['photos/yard.webp'], undefined]);
});

test('search engines get the primary locations, shoppers all visible ones', () => {
  const at = (id: string, changes: object) => exampleLocation({ id, slug: id, group: id, ...changes });
  const locations = [at('main', { primary: true }), at('branch', {}), at('store', { visible: false })];
  const { primary, groups } = exampleSite({ tenant: { locations } }).home();
  expect(primary.map(({ slug }) => slug)).toEqual(['main']);
  expect(groups.map(({ slug }) => slug)).toEqual(['main', 'branch']);
});

test.each([
  ['the tagline', { tagline: 'Good cars.' }, 'Words.', 'Good cars.'],
  ['the words of the picture without one', {}, 'Words.', 'Words.'],
  ['its title without either', {}, '', 'Cars at Example Cars.'],
])('the page is described by %s', (_, words, text, description) => {
  const site = { name: 'Example Cars', url: 'https://www.example.com.au', licence: { number: 'MD012345' } };
  const tenant = { site: { ...site, ...words }, home: { hero: { title: 'Cars', text } } };
  expect(exampleSite({ tenant }).home().description).toBe(description);
});

const truck = (id: string, badge: string, gvm: number, changes = {}) =>
  exampleVehicle({ id, badge, variant: { grossvehiclemass: gvm }, drive: '4×2', ...changes });

test('V19 the table of weights has one truck of each badge, the lightest first', () => {
  const trucks = [
    truck('heavy', 'Heavy', 12_000),
    truck('light', 'Light', 4495),
    truck('light-again', 'Light', 4495),
    truck('sold', 'Gone', 6000, { sold: true, status: 'sold' }),
  ];
  const home = {
    layout: 'table' as const,
    weighbridge: { weighed: [{ vehicle: 'Alder Brook Light', tare_kg: 3000 }] },
  };
  const { weights } = exampleSite({ vehicles: trucks, tenant: { home } }).home();
  expect(weights.map(({ card, licence, payload }) => [card.id, licence, payload])).toEqual([
    ['light', 'Car (C)', 1495],
    ['heavy', 'MR', undefined],
  ]);
});

test('V19 a table of many weights shows ten, from the lightest on', () => {
  const trucks = Array.from({ length: 25 }, (_, index) =>
    truck(`t${index}`, `B${index}`, 3000 + index * 500),
  );
  const { weights } = exampleSite({ vehicles: trucks, tenant: { home: { layout: 'table' } } }).home();
  expect(weights).toHaveLength(10);
  expect(weights[0]?.gvm).toBe(3000);
  expect(weights.at(-1)?.gvm).toBeGreaterThan(13_000);
});

test.each([
  ['split', { budgets: 0, tows: 0, weights: 0 }],
  ['budget', { budgets: 4, tows: 0, weights: 0 }],
  ['wide', { budgets: 0, tows: 5, weights: 0 }],
  ['night', { budgets: 0, tows: 0, weights: 0 }],
  ['table', { budgets: 0, tows: 0, weights: 6 }],
] as const)('V19 the layout %s is given what it shows', (layout, lengths) => {
  const stock = [8, 12, 17, 24, 33, 60].map((price, index) =>
    exampleVehicle({
      id: `p${price}`,
      badge: `B${price}`,
      price: price * 1000,
      caravan: { aggregate_trailer_mass: 1400 + index * 400 },
    }),
  );
  const { budgets, tows, weights } = exampleSite({ vehicles: stock, tenant: { home: { layout } } }).home();
  expect({ budgets: budgets.length, tows: tows.length, weights: weights.length }).toEqual(lengths);
});

test('V19 the weighbridge ticket is of a weighed vehicle in stock, where the page shows one', () => {
  const vehicles = [truck('one', 'Light', 4495)];
  const weighbridge = { weighed: [{ vehicle: 'Alder Brook Light', tare_kg: 3000 }] };
  const ticketOf = (sections: HomeSettings['sections']) =>
    exampleSite({ vehicles, tenant: { home: { sections, weighbridge } } }).home().ticket;
  expect(ticketOf(['weighbridge'])).toMatchObject({ card: { id: 'one' }, load: 1315 });
  expect(ticketOf(['promise'])).toBeUndefined();
});
