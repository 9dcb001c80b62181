import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { latestArrivals } from './latest-arrivals.ts';

const PHOTO = { images: [{ url: '/img/a' }] };
const undated = (id: string, changes: Partial<Vehicle> = {}): Vehicle => {
  const { created_at: _, ...vehicle } = exampleVehicle({ id, ...changes });
  return vehicle;
};
const bare = (id: string): Vehicle => {
  const { price: _, ...vehicle } = undated(id);
  return vehicle;
};

const stock = [
  bare('bare'),
  undated('unpictured'),
  undated('old', { ...PHOTO, year: 1997 }),
  undated('young', { ...PHOTO, year: 2025 }),
  undated('sold', { sold: true, ...PHOTO, year: 2026 }),
];

test('L1 without a day of arrival nothing is called the latest, and what a shopper can judge comes first', () => {
  const { vehicles, isDated } = latestArrivals(stock, 3);
  expect(vehicles.map(({ id }) => id)).toEqual(['young', 'old', 'unpictured']);
  expect(isDated).toBe(false);
});

test('L1 cars with a known day come first, the last to arrive at the top', () => {
  const dated = [
    exampleVehicle({ id: 'may', created_at: '2026-05-01' }),
    exampleVehicle({ id: 'june', created_at: '2026-06-01T02:00:00Z' }),
  ];
  expect(latestArrivals([...stock, ...dated], 3).vehicles.map(({ id }) => id)).toEqual([
    'june',
    'may',
    'young',
  ]);
  expect(latestArrivals([...stock, ...dated], 2).isDated).toBe(true);
  expect(latestArrivals([...stock, ...dated], 3).isDated).toBe(false);
});

test('L1 a photo counts for more than a price', () => {
  const pictured = { ...bare('pictured'), ...PHOTO };
  const { vehicles } = latestArrivals([undated('priced'), pictured], 2);
  expect(vehicles.map(({ id }) => id)).toEqual(['pictured', 'priced']);
});

test('L1 among cars of one day the hour does not count', () => {
  const late = exampleVehicle({ id: 'late', created_at: '2026-06-01T15:00:00+10:00' });
  const early = exampleVehicle({ id: 'early', created_at: '2026-06-01T08:00:00+10:00', ...PHOTO });
  const { vehicles } = latestArrivals([late, early], 2);
  expect(vehicles.map(({ id }) => id)).toEqual(['early', 'late']);
});

test('L1 of any stock they are those that sorting all of it puts first', () => {
  const car = fc.record({
    created_at: fc.constantFrom(undefined, '2026-05-01', '2026-05-02', '2026-05-03'),
    year: fc.integer({ min: 2018, max: 2021 }),
    price: fc.constantFrom(undefined, 20_000),
    images: fc.constantFrom([], PHOTO.images),
    sold: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(car, { maxLength: 20 }), fc.integer({ min: 1, max: 6 }), (cars, count) => {
      const vehicles = cars.map(({ created_at, price, ...known }, at) => ({
        ...(price === undefined ? bare(`${at}`) : undated(`${at}`, { price })),
        ...known,
        ...(created_at !== undefined && { created_at }),
      }));
      const all = latestArrivals(vehicles, vehicles.length).vehicles;
      expect(latestArrivals(vehicles, count).vehicles).toEqual(all.slice(0, count));
      expect(all).toHaveLength(vehicles.filter(({ sold }) => !sold).length);
    }),
  );
});
