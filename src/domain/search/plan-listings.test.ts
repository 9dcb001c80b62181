import { expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { ListingSettings } from './listing-settings.ts';
import { listingHref } from './listing-href.ts';
import { firstPage, planListings, type Listing } from './plan-listings.ts';

const CAR_TYPE_PATHS = ['new-used-and-demo-cars', 'used-cars', 'new-and-demo-cars', 'new', 'demo', 'used'];

function plan(vehicles: Vehicle[], changes: Partial<Parameters<typeof planListings>[0]> = {}): Listing[] {
  return planListings({
    vehicles,
    locations: [],
    settings: ListingSettings.parse({}),
    stockNoun: 'cars',
    ...changes,
  });
}

function at(listings: Listing[], path: string): Listing {
  const listing = listings.find((candidate) => candidate.path === path);
  if (!listing)
    throw new Error(`no listing at ${path}; there are ${listings.map((each) => each.path).join(', ')}`);
  return listing;
}

function idsAt(listings: Listing[], path: string): string[] {
  return at(listings, path)
    .vehicles.map(({ id }) => id)
    .toSorted();
}

const stock = [
  exampleVehicle({ id: 'u', body: 'SUV', location_slug: 'yard', dealership_slug: 'harbour-city' }),
  exampleVehicle({ id: 'n', car_type: 'new', make: 'Birch', model: 'Alpha 3' }),
  exampleVehicle({ id: 'd', car_type: 'demo', make: 'ALDER', model: 'Brook' }),
];

test('S1 without stock the car types still have their pages', () => {
  const listings = plan([]);
  expect(listings.map(({ path }) => path)).toEqual(CAR_TYPE_PATHS);
  expect(listings.map((listing) => firstPage(listing, 21))).toEqual([[], [], [], [], [], []]);
});

test('S1 each car stands under its car types, make, model, body, place and dealership', () => {
  const listings = plan(stock, { locations: [exampleLocation({ slug: 'yard', name: 'The Yard' })] });
  expect(listings.map(({ path }) => path)).toEqual([
    ...CAR_TYPE_PATHS,
    'suv',
    'alder',
    'birch',
    'alder/brook',
    'birch/alpha-3',
    'yard',
    'harbour-city',
  ]);
  expect(idsAt(listings, 'new-used-and-demo-cars')).toEqual(['d', 'n', 'u']);
  expect(idsAt(listings, 'new-and-demo-cars')).toEqual(['d', 'n']);
  expect(idsAt(listings, 'used-cars')).toEqual(['u']);
  expect(idsAt(listings, 'demo')).toEqual(['d']);
  expect(idsAt(listings, 'alder')).toEqual(['d', 'u']);
  expect(idsAt(listings, 'yard')).toEqual(['u']);
});

test.each([
  ['used-cars', 'Used', 'Used caravans'],
  ['new-used-and-demo-cars', 'All caravans', 'New, used and demo caravans'],
  ['suv', 'SUV', 'SUVs for sale'],
  ['birch', 'Birch', 'Birch caravans for sale'],
  ['birch/alpha-3', 'Alpha 3', 'Birch Alpha 3 for sale'],
  ['yard', 'The Yard', 'Caravans at The Yard'],
  ['harbour-city', 'Harbour City', 'Caravans from Harbour City'],
])('S1 %s is named %s and titled %s in the words of the trade', (path, name, title) => {
  const locations = [exampleLocation({ slug: 'yard', name: 'The Yard' })];
  expect(at(plan(stock, { locations, stockNoun: 'caravans' }), path)).toMatchObject({ name, title });
});

test('S1 a breadcrumb leads from home to the listing, and the parent is the last link', () => {
  const model = at(plan(stock), 'birch/alpha-3');
  expect(model.breadcrumb).toEqual([
    { label: 'Home', href: '/' },
    { label: 'All cars', href: '/search/new-used-and-demo-cars' },
    { label: 'Birch', href: '/search/birch' },
    { label: 'Alpha 3' },
  ]);
  expect(model.parentPath).toBe('birch');
});

test('S1 with families off their pages are gone and nothing links to them', () => {
  const settings = ListingSettings.parse({ routes: ['models'] });
  const listings = plan(stock, { settings });
  expect(listings.map(({ path }) => path)).toEqual(['alder/brook', 'birch/alpha-3']);
  expect(listings[0]?.breadcrumb).toEqual([{ label: 'Home', href: '/' }, { label: 'Brook' }]);
});

test('S1 the first to claim an address keeps it', () => {
  const vehicles = [
    exampleVehicle({ id: 'a', make: 'Used', model: 'One', body: 'Alder' }),
    exampleVehicle({ id: 'b', make: 'Alder', model: 'Two', body: 'Sedan' }),
  ];
  const locations = [exampleLocation({ slug: 'sedan' })];
  const listings = plan(vehicles, { locations });
  expect(at(listings, 'used').kind).toBe('car-type');
  expect(at(listings, 'alder').kind).toBe('body');
  expect(at(listings, 'sedan').kind).toBe('body');
  expect(new Set(listings.map(({ path }) => path)).size).toBe(listings.length);
  const labels = at(listings, 'alder/two').breadcrumb.map(({ label }) => label);
  expect(labels).toEqual(['Home', 'All cars', 'Two']);
});

test('S1 makes and bodies of any length have addresses that a file system takes, each its own', () => {
  const long = 'Shape '.repeat(60);
  const listings = plan([
    exampleVehicle({ id: 'a', make: `${long}A`, model: `${long}C`, body: `${long}E` }),
    exampleVehicle({ id: 'b', make: `${long}B`, model: `${long}D`, body: `${long}F` }),
  ]);
  const own = listings.map(({ path }) => path).filter((path) => path.startsWith('shape-'));
  expect(own).toHaveLength(6);
  for (const part of own.flatMap((path) => path.split('/'))) expect(part.length).toBeLessThan(200);
});

test('S1 places that sell have a page without stock; workshops and hidden places do not', () => {
  const locations = [
    exampleLocation({ slug: 'sales' }),
    exampleLocation({ slug: 'pre-owned', location_subtype: 'Pre-Owned Sales' }),
    exampleLocation({ slug: 'workshop', location_type: 'service' }),
    exampleLocation({ slug: 'hidden', visible: false }),
  ];
  const paths = plan([], { locations }).filter(({ kind }) => kind === 'location');
  expect(paths.map(({ path }) => path)).toEqual(['sales', 'pre-owned']);
});

test('S1 a dealership is named by its primary location', () => {
  const locations = [
    exampleLocation({ slug: 'a', name: 'A', dealership_slug: 'harbour-city' }),
    exampleLocation({ slug: 'b', name: 'B', dealership_slug: 'harbour-city', primary: true }),
  ];
  expect(at(plan(stock, { locations }), 'harbour-city').title).toBe('Cars from B');
});

test('S9 S12 the first page of a listing is in the tenant’s order with sold cars collapsed', () => {
  const vehicles = [
    exampleVehicle({ id: 's1', price: 1000, sold: true }),
    exampleVehicle({ id: 's2', price: 2000, sold: true }),
    exampleVehicle({ id: 'b', price: 20_000 }),
    exampleVehicle({ id: 'a', price: 10_000 }),
  ];
  const settings = ListingSettings.parse({ default_sort: 'price-asc' });
  const used = at(plan(vehicles, { settings }), 'used-cars');
  expect(used.vehicles.map(({ id }) => id)).toEqual(['a', 'b', 's1', 's2']);
  expect(firstPage(used, 21).map(({ id }) => id)).toEqual(['a', 'b', 's1']);
  expect(firstPage(used, 1).map(({ id }) => id)).toEqual(['a']);
});

test('S1 used says that used-cars is its better address', () => {
  const listings = plan(stock);
  expect(at(listings, 'used').canonicalPath).toBe('used-cars');
  expect(at(listings, 'used-cars').canonicalPath).toBeUndefined();
});

test('S1 a listing has an address below /search', () => {
  expect(listingHref('alder/brook')).toBe('/search/alder/brook');
});
