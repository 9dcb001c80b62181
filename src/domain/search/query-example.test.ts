import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { queryExample, queryPlaceholder } from './query-example.ts';
import { readQuery } from './query-reader/read-query.ts';
import { stockLexicon } from './query-reader/stock-lexicon.ts';

const cars = (...bodies: [body: string, price?: number, more?: Partial<Vehicle>][]): Vehicle[] =>
  bodies.map(([body, price, more]) => exampleVehicle({ body, price, ...more }));

test.each<[string, Vehicle[], string]>([
  ['its commonest body', cars(['Ute', 29_990], ['Ute', 24_000], ['SUV', 50_000]), 'ute under $30k'],
  ['an abbreviation as it is', cars(['SUV', 41_000], ['SUV', 38_000], ['Ute', 9_000]), 'SUV under $45k'],
  [
    'a make where all have one body',
    cars(['Ute', 29_000, { make: 'Tessaro' }], ['Ute', 31_000, { make: 'Tessaro' }], ['Ute', 60_000]),
    'Tessaro under $35k',
  ],
  [
    'none that is sold or without a price',
    cars(['Ute', 29_000, { status: 'sold', sold: true }], ['Ute'], ['SUV', 19_000], ['Hatch', 90_000]),
    'SUV under $20k',
  ],
  ['nothing of one kind of vehicle', cars(['Ute', 29_000], ['Ute', 31_000]), ''],
  ['nothing of an empty list', [], ''],
])('S3 the example of a list names %s', (_, vehicles, example) => {
  expect(queryExample(vehicles)).toBe(example);
});

test('S3 the example is understood whole', () => {
  const lexicon = stockLexicon({
    counts: { body: { Ute: 2, SUV: 1 }, make: { Alder: 3 }, price_range: { low: 1 } },
    places: [],
  });
  const example = queryExample(cars(['Ute', 29_990], ['Ute', 24_000], ['SUV', 50_000]));
  expect(readQuery(example, lexicon, '2026-11-28').pieces.map(({ label }) => label)).toEqual([
    'Ute',
    'Up to $30,000',
  ]);
});

test('S3 an empty box shows an example where there is one', () => {
  expect(queryPlaceholder('ute under $30k', 'Search cars')).toBe("Try 'ute under $30k'");
  expect(queryPlaceholder('', 'Search cars')).toBe('Search cars');
});
