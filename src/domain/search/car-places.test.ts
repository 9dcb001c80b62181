import { describe, expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import type { Location } from '../location/location.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { carPlaces, formerPlaceNames } from './car-places.ts';
import { withKnownSpellings } from './known-spellings.ts';
import { searchDocuments } from './search-documents.ts';

const at = (lat?: number, long?: number): Pick<Location, 'address'> => {
  const { address } = exampleLocation();
  return { address: { ...address, ...(lat !== undefined && long !== undefined && { lat, long }) } };
};
const place = (slug: string, group: string, changes: Partial<Location> = {}): Location =>
  exampleLocation({ id: slug, slug, group, name: `Harbour ${slug}`, ...changes });

const LOCATIONS = [
  place('used', 'geelong', {
    name: 'Harbour Geelong Used Cars',
    location_type: 'used',
    ...at(-38.15, 144.36),
  }),
  place('sales', 'geelong', { name: 'Harbour Geelong', ...at(-38.15, 144.36) }),
  place('service', 'geelong', { name: 'Harbour Geelong Service', location_type: 'service' }),
  place('hidden', 'depot', { visible: false, ...at(-33.8, 151.2) }),
  place('workshop', 'alone', { location_type: 'service' }),
  place('yard', 'alone'),
];
const placeOf = carPlaces(LOCATIONS);

describe('S3 one entry a place in the facet of locations', () => {
  test.each([
    [
      'a department',
      { location_slug: 'used', location_name: 'Harbour Geelong Used Cars' },
      'Harbour Geelong',
    ],
    ['as a feed spells it', { location_slug: 'sales', location_name: 'GEELONG' }, 'Harbour Geelong'],
    ['by its name alone', { location_name: 'Harbour Geelong Used Cars' }, 'Harbour Geelong'],
    [
      'a place with one yard keeps the name of the feed',
      { location_slug: 'yard', location_name: 'Yard 1' },
      'Yard 1',
    ],
    ['a location that is not known', { location_name: 'Elsewhere' }, 'Elsewhere'],
    ['none', {}, undefined],
  ])('%s', (_, vehicle, name) => {
    expect(placeOf(vehicle).location_name).toBe(name);
  });

  test('S2 an address with the name of a department means its place', () => {
    const former = formerPlaceNames(LOCATIONS);
    expect(former).toEqual({ 'Harbour Geelong Used Cars': 'Harbour Geelong' });
    const state = { refinementList: { location_name: ['Harbour Geelong Used Cars', 'Harbour Geelong'] } };
    expect(withKnownSpellings(state, {}, [{ name: 'location_name', former }])).toEqual({
      refinementList: { location_name: ['Harbour Geelong'] },
    });
    expect(withKnownSpellings(state, {}, [{ name: 'location_name' }])).toEqual(state);
  });
});

test.each([
  ['used', '-38.15,144.36'],
  ['hidden', '-33.8,151.2'],
  ['yard', undefined],
  ['gone', undefined],
])('L8 a vehicle stands where its location does: %s', (slug, point) => {
  expect(placeOf({ location_slug: slug })._geo).toBe(point);
});

test('S16 documents hold both, and nothing of them where a tenant has no locations', () => {
  const vehicles = [exampleVehicle({ location_slug: 'used', location_name: 'Harbour Geelong Used Cars' })];
  expect(searchDocuments(vehicles, LOCATIONS)[0]).toMatchObject({
    location_name: 'Harbour Geelong',
    location_slug: 'used',
    _geo: '-38.15,144.36',
  });
  expect(searchDocuments(vehicles)[0]).toMatchObject({ location_name: 'Harbour Geelong Used Cars' });
  expect(searchDocuments(vehicles)[0]?.['_geo']).toBeUndefined();
});
