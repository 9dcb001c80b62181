import { expect, test } from 'vitest';
import { exampleLocation } from '../../domain/location/example-location.fixture.ts';
import { searchDocuments } from '../../domain/search/search-documents.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import { verifyStates } from './verify-states.ts';

const at = (slug: string, lat: number) => {
  const { address } = exampleLocation();
  return exampleLocation({ id: slug, slug, group: slug, address: { ...address, lat, long: 151 } });
};
const LOCATIONS = [at('north', -33), at('south', -35)];

const cars = searchDocuments(
  Array.from({ length: 300 }, (_, at) =>
    exampleVehicle({
      id: `v${at}`,
      make: ['Alder', 'Birch', 'Rowan'][at % 3]!,
      model: `Brook ${at % 17}`,
      body: ['SUV', 'Ute', 'Van'][at % 3]!,
      price: 10_000 + at * 100,
      year: 2010 + (at % 15),
      km: at * 50,
      badge: `T${at % 20}`,
      state: ['VIC', 'NSW'][at % 2]!,
      location_slug: ['north', 'south'][at % 2]!,
    }),
  ),
  LOCATIONS,
);

test('S16 two hundred questions, each once, of every kind, the same in every run', () => {
  const states = verifyStates(cars, ['ute', 'dual cab']);
  expect(states).toHaveLength(200);
  expect(new Set(states.map(({ query }) => JSON.stringify(query))).size).toBe(200);
  expect(new Set(states.map(({ id }) => id.split(' ')[0]))).toEqual(
    new Set([
      'all',
      'synonym',
      'facet',
      'facets',
      'not',
      'range',
      'sort',
      'near',
      'page',
      'word',
      'unfinished',
      'typo',
      'words',
    ]),
  );
  expect(verifyStates(cars, ['ute', 'dual cab'])).toEqual(states);
});

test('S16 only a text may be ranked by each engine in its own way', () => {
  for (const { isRanked, query } of verifyStates(cars, [])) expect(isRanked).toBe(query['q'] !== '');
});

test('S16 a stock without a car is asked one question', () => {
  expect(verifyStates([], [])).toHaveLength(1);
});
