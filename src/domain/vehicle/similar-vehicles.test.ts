import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import { buildSimilarIndex, similarVehicles } from './similar-vehicles.ts';
import type { Vehicle } from './vehicle.ts';

function similarIds(vehicle: Vehicle, stock: readonly Vehicle[]): string[] {
  return similarVehicles(vehicle, buildSimilarIndex(stock)).map(({ id }) => id);
}

const wanted = exampleVehicle({ id: 'wanted', price: 30_000, body: 'SUV' });

test('V11 the same body and make come first, then the body, then the make, then the rest', () => {
  const stock = [
    exampleVehicle({ id: 'rest', make: 'Birch', body: 'Ute', price: 30_000 }),
    exampleVehicle({ id: 'make', body: 'Ute', price: 30_000 }),
    exampleVehicle({ id: 'body', make: 'Birch', body: 'SUV', price: 30_000 }),
    exampleVehicle({ id: 'both', body: 'suv', price: 38_000 }),
    wanted,
  ];
  expect(similarIds(wanted, stock)).toEqual(['both', 'body', 'make', 'rest']);
});

test.each([
  [30_000, 20_000, true],
  [30_000, 19_999, false],
  [30_000, 40_000, true],
  [30_000, 40_001, false],
  [49_999, 60_000, false],
  [50_000, 75_000, true],
  [50_000, 25_000, true],
  [50_000, 75_001, false],
])('V11 beside a car of %d dollars one of %d is similar: %s', (price, other, expected) => {
  const stock = [exampleVehicle({ id: 'other', price: other })];
  expect(similarIds(exampleVehicle({ id: 'wanted', price }), stock)).toEqual(expected ? ['other'] : []);
});

test.each([
  [{ status: 'coming_soon' }],
  [{ status: 'sold' }],
  [{ sold: true }],
  [{ price: 0 }],
  [{ item_type: 'truck' as const }],
  [{ id: 'wanted' }],
])('V11 a car with %j is not similar', (changes) => {
  expect(similarIds(wanted, [exampleVehicle({ id: 'other', price: 30_000, ...changes })])).toEqual([]);
});

test('V11 of many the six nearest in price show, whatever order the stock is in', () => {
  const stock = Array.from({ length: 40 }, (_, index) =>
    exampleVehicle({ id: `v${index + 10}`, body: 'SUV', price: 30_000 + (index - 20) * 100 }),
  );
  const expected = ['v30', 'v29', 'v31', 'v28', 'v32', 'v27'];
  expect(similarIds(wanted, stock)).toEqual(expected);
  expect(similarIds(wanted, stock.toReversed())).toEqual(expected);
});

test('V11 a car without a price has similar ones by body and make', () => {
  const stock = [
    exampleVehicle({ id: 'make', price: 90_000 }),
    exampleVehicle({ id: 'both', body: 'SUV', price: 5_000 }),
  ];
  expect(similarIds(exampleVehicle({ id: 'wanted', body: 'SUV', price: 0 }), stock)).toEqual([
    'both',
    'make',
  ]);
});

test('V11 whatever the stock: at most six, no repeats, never the car itself, all within its range', () => {
  const car = fc.record({
    price: fc.integer({ min: 11, max: 120_000 }),
    make: fc.constantFrom('A', 'B'),
    body: fc.constantFrom('SUV', 'Ute'),
  });
  fc.assert(
    fc.property(fc.array(car, { minLength: 1, maxLength: 60 }), (cars) => {
      const stock = cars.map((changes, index) => exampleVehicle({ id: `v${index}`, ...changes }));
      const [first = wanted] = stock;
      const similar = similarVehicles(first, buildSimilarIndex(stock));
      const range = (first.price ?? 0) < 50_000 ? 10_000 : 25_000;
      const inRange = stock.filter(
        (other) => other !== first && Math.abs((other.price ?? 0) - (first.price ?? 0)) <= range,
      );
      expect(similar.length).toBe(Math.min(6, inRange.length));
      expect(new Set(similar).size).toBe(similar.length);
      expect(inRange).toEqual(expect.arrayContaining(similar));
    }),
  );
});
