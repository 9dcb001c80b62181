import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { ListingKind } from './listing-drafts.ts';
import { listingScope, type ListingScope } from './listing-filter.ts';

const VEHICLES = [
  exampleVehicle({ make: 'Drayton', model: '6"5\\', location_slug: 'cairns' }),
  exampleVehicle({ make: 'DRAYTON', model: '6"5\\', location_slug: 'ayr' }),
  exampleVehicle({ make: 'Drayton', model: '6"5\\', location_slug: undefined }),
];

test.each<[string, ListingKind, ListingScope]>([
  ['new-used-and-demo-cars', 'car-type', { filter: '', settled: [] }],
  ['used-cars', 'car-type', { filter: 'car_type IN ["used"]', settled: ['car_type'] }],
  ['new-and-demo-cars', 'car-type', { filter: 'car_type IN ["new", "demo"]', settled: [] }],
  ['drayton', 'make', { filter: 'make IN ["DRAYTON", "Drayton"]', settled: ['make'] }],
  [
    'drayton/6-5',
    'model',
    {
      filter: 'make IN ["DRAYTON", "Drayton"] AND model IN ["6\\"5\\\\"]',
      settled: ['make', 'model'],
    },
  ],
  [
    'far-north',
    'location',
    { filter: 'location_slug IN ["ayr", "cairns"]', settled: ['location_name', 'city', 'state'] },
  ],
])('S1 S14 the list at %s of kind %s is %j', (path, kind, scope) => {
  expect(listingScope({ path, kind, vehicles: VEHICLES })).toEqual(scope);
});
