import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { SORTS, type Sort } from './orders.ts';
import { sortVehicles } from './sort-vehicles.ts';

const PHOTO = { images: [{ url: '/img/a' }] };

const stock = [
  exampleVehicle({
    id: 'sold',
    sold: true,
    price: 1000,
    km: 1,
    year: 2026,
    created_at: '2026-11-21',
    ...PHOTO,
  }),
  exampleVehicle({ id: 'old', price: 20_000, km: 90_000, year: 2015, created_at: '2026-01-01', ...PHOTO }),
  exampleVehicle({ id: 'new', price: 40_000, km: 10, year: 2026, created_at: '2026-11-01', ...PHOTO }),
  exampleVehicle({ id: 'bare', created_at: '2026-11-20' }),
  exampleVehicle({ id: 'bar', price: 30_000, km: 90_000, year: 2020, created_at: '2026-01-01', ...PHOTO }),
].map((vehicle) => (vehicle.id === 'bare' ? bare(vehicle) : vehicle));

function bare({ year: _year, price: _price, ...vehicle }: Vehicle): Vehicle {
  return vehicle;
}

test.each([
  ['default', ['new', 'old', 'bar', 'bare', 'sold']],
  ['price-asc', ['old', 'bar', 'new', 'bare', 'sold']],
  ['price-desc', ['new', 'bar', 'old', 'bare', 'sold']],
  ['newest', ['bare', 'new', 'old', 'bar', 'sold']],
  ['km-asc', ['new', 'old', 'bar', 'bare', 'sold']],
  ['year-desc', ['new', 'bar', 'old', 'bare', 'sold']],
] as const)('S12 the order %s', (sort, ids) => {
  expect(sortVehicles(stock, sort).map(({ id }) => id)).toEqual(ids);
});

test('S12 price ascending leaves out cars without a price where the tenant says so, other orders do not', () => {
  const settings = { price_ascending_above_zero: true };
  expect(sortVehicles(stock, 'price-asc', settings).map(({ id }) => id)).toEqual([
    'old',
    'bar',
    'new',
    'sold',
  ]);
  expect(sortVehicles(stock, 'price-desc', settings)).toHaveLength(stock.length);
});

const vehicles = fc
  .array(
    fc.record({
      price: fc.constantFrom(0, 10_000, 20_000),
      km: fc.constantFrom(0, 5, 90_000),
      sold: fc.boolean(),
      created_at: fc.constantFrom('2026-01-01', '2026-02-01T10:00:00Z'),
    }),
    { maxLength: 30 },
  )
  .map((list) => list.map((changes, index) => exampleVehicle({ id: `v${index}`, ...changes })));

test('S12 every order is a permutation with sold cars last, whatever the order before', () => {
  fc.assert(
    fc.property(vehicles, fc.constantFrom<Sort>(...SORTS), (list, sort) => {
      const sorted = sortVehicles(list, sort);
      expect(sorted.map(({ id }) => id).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
      expect(sorted.findIndex(({ sold }) => sold)).toBe(
        sorted.some(({ sold }) => sold) ? sorted.filter(({ sold }) => !sold).length : -1,
      );
      expect(sortVehicles(list.toReversed(), sort)).toEqual(sorted);
    }),
  );
});
