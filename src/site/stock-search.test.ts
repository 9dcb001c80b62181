import { expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { exampleInput } from './example-site.fixture.ts';
import { siteParts } from './site-parts.ts';

test('S15 a sale of what is in the yard lists none that is still to come, and no fewer for it', () => {
  const vehicles = [
    exampleVehicle({ id: 'a', slug: 'a', status: 'coming_soon' }),
    exampleVehicle({ id: 'b', slug: 'b', expected_date: '2026-12-07' }),
    exampleVehicle({ id: 'c', slug: 'c' }),
    exampleVehicle({ id: 'd', slug: 'd' }),
  ];
  const { stockOf } = siteParts(exampleInput({ vehicles }));
  const idsOf = (isInYard: boolean) =>
    stockOf('/search/new-used-and-demo-cars', 2, '', isInYard).cards.map(({ id }) => id);
  expect(idsOf(true).toSorted()).toEqual(['c', 'd']);
  expect(idsOf(false)).toHaveLength(2);
});
