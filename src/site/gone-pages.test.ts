import { expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import type { GoneVehicle } from '../domain/vehicle/gone-vehicle.ts';
import { exampleSite, type ExampleSite } from './example-site.fixture.ts';

const goneVehicle = (id: string, changes: Partial<GoneVehicle> = {}): GoneVehicle => {
  const { slug, name, year, make, model, price, sold, car_type, item_type } = exampleVehicle({ id });
  const known = { id, slug, name, make, model, price, sold, car_type, item_type, goneOn: '2026-11-18' };
  return { ...known, ...(year !== undefined && { year }), ...changes };
};

const gone = [goneVehicle('gone'), goneVehicle('truck', { item_type: 'truck' })];
const base: ExampleSite = { gone, vehicles: [exampleVehicle({ id: 'like' })] };
const keysOf = (changes: ExampleSite = {}) =>
  exampleSite({ ...base, ...changes })
    .gone.pages()
    .map(({ key }) => key);

test('a vehicle that is gone has a page of its own, with similar vehicles and links to lists that there are', () => {
  const site = exampleSite(base);
  expect(site.gone.pages().map(({ vehicle }) => vehicle)).toEqual(gone);
  const { similar, breadcrumb } = site.gone.plan(gone[0]!);
  expect(similar.map(({ id }) => id)).toEqual(['like']);
  expect(breadcrumb.map(({ href }) => href)).toEqual([
    '/',
    '/search/used-cars',
    '/search/alder',
    '/search/alder/brook',
    undefined,
  ]);
});

test.each<[string, ExampleSite, boolean[]]>([
  [
    'the price of a similar one',
    { vehicles: [exampleVehicle({ id: 'like', price: 25_000 })] },
    [true, false],
  ],
  ['what is known of it', { gone: [{ ...gone[0]!, sold: true }, gone[1]!] }, [true, false]],
  ['the last car of its make', { vehicles: [] }, [true, true]],
  ['the day alone', { today: '2026-11-22' }, [false, false]],
])('its key changes with %s as the page does', (_, changes, changed) => {
  const [before, after] = [keysOf(), keysOf(changes)];
  expect(after.map((key, at) => key !== before[at])).toEqual(changed);
});

test('the page of a vehicle that is gone offers the lists of its make first', () => {
  const vehicles = [exampleVehicle({ id: 'birch', make: 'Birch' }), exampleVehicle({ id: 'like' })];
  const { lists } = exampleSite({ gone, vehicles }).gone.plan(gone[0]!);
  expect(lists.map(({ href }) => href).slice(0, 2)).toEqual(['/search/alder', '/search/birch']);
});
