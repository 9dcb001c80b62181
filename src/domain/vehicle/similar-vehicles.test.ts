import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

/** SUVs of one make, 100 dollars apart: 16 below 30,000 dollars and 24 from there on. */
const many = Array.from({ length: 40 }, (_, index) =>
  exampleVehicle({ id: `v${index + 10}`, body: 'SUV', price: 30_000 + (index - 16) * 100 }),
);

test('V11 of many six of the step of its price show, nearest first, whatever order the stock is in', () => {
  const similar = similarVehicles(wanted, buildSimilarIndex(many));
  const prices = similar.map(({ price = 0 }) => price);
  expect(prices).toHaveLength(6);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(prices[0]).toBeGreaterThanOrEqual(30_000);
  expect(similarIds(wanted, many.toReversed())).toEqual(similar.map(({ id }) => id));
});

test.each([
  ['the step of its price before one just below it', [30_900, 32_000, 34_999], 29_999],
  ['the steps beside it before those further away', [29_999, 25_000, 39_999], 24_999],
])('V11 of few cars %s', (_, shown, left) => {
  const at = (price: number): Vehicle => exampleVehicle({ id: `at-${price}`, body: 'SUV', price });
  const own = ['a', 'b', 'c'].map((id) => exampleVehicle({ id, body: 'SUV', price: 31_000 }));
  const expected = [...own, ...shown.map(at)].map(({ id }) => id);
  const similar = similarIds(wanted, [at(left), ...shown.map(at), ...own]);
  expect(similar.toSorted()).toEqual(expected.toSorted());
});

describe('V11 similar cars stay: of the pages of 40 like cars', () => {
  const changed = (after: readonly Vehicle[]): string[] =>
    after
      .filter((vehicle) => many.includes(vehicle))
      .filter((vehicle) => similarIds(vehicle, after).join() !== similarIds(vehicle, many).join())
      .map(({ id }) => id);
  const showing = (id: string): string[] =>
    many.filter((vehicle) => similarIds(vehicle, many).includes(id)).map((vehicle) => vehicle.id);

  test.each(many.map(({ id }) => [id]))('those that show %s change when it goes, and no others', (id) => {
    expect(changed(many.filter((vehicle) => vehicle.id !== id))).toEqual(showing(id));
  });

  test('none changes when a car comes later than all of them', () => {
    const later = exampleVehicle({ id: 'later', body: 'SUV', price: 31_000, created_at: '2026-11-22' });
    expect(changed([...many, later])).toEqual([]);
    expect(similarIds(later, [...many, later])).toHaveLength(6);
  });

  test('the six of a car are not those of all others', () => {
    const dear = many.filter(({ price = 0 }) => price >= 30_000);
    const ever = new Set(dear.flatMap((vehicle) => similarIds(vehicle, many)));
    expect(ever.size).toBeGreaterThan(20);
  });

  test('no choice changes with a price that stays within its step', () => {
    const [cheap, dear] = [30_100, 32_300].map((price) =>
      many.map((vehicle) => (vehicle.id === 'v30' ? { ...vehicle, price } : vehicle)),
    );
    const sixOf = (stock: readonly Vehicle[] = []) =>
      stock.filter(({ id }) => id !== 'v30').map((vehicle) => similarIds(vehicle, stock).toSorted());
    expect(sixOf(cheap)).toEqual(sixOf(dear));
  });
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
