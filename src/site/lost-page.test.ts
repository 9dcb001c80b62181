import { expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { exampleSite } from './example-site.fixture.ts';

test('a lost shopper is led to the stock, the locations of this tenant and home', () => {
  const { ways } = exampleSite({ tenant: { location: { route: 'locations' } } }).lost();
  expect(ways.map(({ href }) => href)).toEqual(['/search/new-used-and-demo-cars', '/locations', '/']);
  expect(ways[0]?.label).toBe('See all cars');
});

test('a lost shopper sees one row of the latest cars', () => {
  const vehicles = [1, 2, 3, 4, 5].map((at) =>
    exampleVehicle({ id: `v${at}`, created_at: `2026-11-0${at}` }),
  );
  const { cards } = exampleSite({ vehicles }).lost().latest;
  expect(cards.map(({ id }) => id)).toEqual(['v5', 'v4', 'v3', 'v2']);
});

test('a lost shopper is offered lists that have vehicles, body types before makes', () => {
  const vehicles = [
    exampleVehicle({ id: 'v1', make: 'Alder', body: 'Ute' }),
    exampleVehicle({ id: 'v2', make: 'Birch', body: 'Hatch' }),
  ];
  const { lists } = exampleSite({ vehicles }).lost();
  expect(lists.map(({ href }) => href)).toEqual([
    '/search/hatch',
    '/search/ute',
    '/search/alder',
    '/search/birch',
  ]);
});
