import { expect, test } from 'vitest';
import { recordMapper } from './map-record.ts';
import { mapNamed } from '../maps/maps.ts';

const NONE = { columns: {}, values: {}, defaults: {} };
const standard = mapNamed('standard');

test('N2 the standard map reads names in any writing, flat or nested', () => {
  const record = {
    Make: 'Aldera',
    model: 'Lumen',
    'Dealer Comments': 'Good',
    location: { slug: 'yard', name: 'Yard', address: { city: 'Yass', state: 'NSW' } },
    variant: { cylinders: 4 },
    sleeps: 2,
    price: '-',
    km: null,
  };
  const read = recordMapper(standard, NONE, Object.keys(record));
  expect(read(record)).toEqual({
    make: 'Aldera',
    model: 'Lumen',
    dealercomments: 'Good',
    location_slug: 'yard',
    location_name: 'Yard',
    city: 'Yass',
    state: 'NSW',
    cylinders: 4,
    sleeps: 2,
  });
});

test('N2 columns, words and defaults of the tenant go over the map', () => {
  const read = recordMapper(
    standard,
    {
      columns: { make: 'Marque', badge: '', colour: 'paint.outside' },
      values: { status: { 'In Yard': 'in_stock' }, categories: { x: 'Sport' } },
      defaults: { item_type: 'caravan', status: 'sold' },
    },
    ['Marque', 'model', 'badge', 'status', 'categories', 'paint'],
  );
  const record = {
    Marque: 'A',
    model: 'B',
    badge: 'C',
    status: ' in yard',
    categories: ['X', 'y'],
    paint: { outside: 'Red' },
  };
  expect(read(record)).toEqual({
    make: 'A',
    model: 'B',
    status: 'in_stock',
    categories: ['Sport', 'y'],
    colour: 'Red',
    item_type: 'caravan',
  });
  expect(read({ Marque: 'A', status: '' })).toMatchObject({ status: 'sold' });
});

test.each([
  [
    { columns: { km: 'Odometr' } },
    "feed.columns.km names the column 'Odometr', which the feed does not have. Did you mean 'Odometer'? The feed's columns: Make, Model, Odometer.",
  ],
  [{ columns: { kms: 'Odometer' } }, 'feed.columns.kms is no field of a vehicle. Write km.'],
  [{ values: { statuss: {} } }, 'feed.values.statuss is no field of a vehicle. Write status.'],
  [{ defaults: { wheels: 4 } }, 'feed.defaults.wheels is no field of a vehicle.'],
])('N2 %j is refused with the way out', (overrides, message) => {
  expect(() => recordMapper(standard, { ...NONE, ...overrides }, ['Make', 'Model', 'Odometer'])).toThrow(
    message,
  );
});

test.each([
  [['make;model;price'], "The feed has no column 'make'. Set feed.delimiter to ';'."],
  [['Make', 'Price'], "The feed has no column 'model'. Name the column in feed.columns"],
])('N2 a feed with the columns %j is refused', (columns, message) => {
  expect(() => recordMapper(standard, NONE, columns)).toThrow(message);
});

test('N2 names of the language itself are no columns', () => {
  const read = recordMapper(standard, { ...NONE, columns: { badge: 'location.constructor' } }, [
    'make',
    'model',
    'location',
  ]);
  expect(read({ make: 'A', model: 'B', location: {} })).toEqual({ make: 'A', model: 'B' });
});

test('N2 an unknown map is refused with the maps there are', () => {
  expect(() => mapNamed('au-listing')).toThrow(
    "There is no map 'au-listing' (feed.map or --map). Write 'au-listings'.",
  );
  expect(() => mapNamed('constructor')).toThrow('Write one of standard, au-listings.');
});

test('N2 of several columns for a field the first that has something counts, and each must be there', () => {
  const columns = { price: ['Special', 'Price'] };
  const names = ['make', 'model', 'Special', 'Price'];
  const read = recordMapper(standard, { ...NONE, columns }, names);
  expect(read({ make: 'A', model: 'B', Special: '-', Price: '9000' })['price']).toBe('9000');
  expect(read({ make: 'A', model: 'B', Special: '8000', Price: '9000' })['price']).toBe('8000');
  expect(read({ make: 'A', model: 'B', Special: 'POA', Price: '9000' })['price']).toBe('POA');
  expect(() => recordMapper(standard, { ...NONE, columns }, ['make', 'model', 'Price'])).toThrow(
    "feed.columns.price names the column 'Special'",
  );
});

test.each(['0.00', '0,00', '$0', 0, '10'])('D3 a special price of %j passes the usual one on', (special) => {
  const columns = { price: ['Special', 'Price'], km: ['Now', 'Before'] };
  const names = ['make', 'model', 'Special', 'Price', 'Now', 'Before'];
  const read = recordMapper(standard, { ...NONE, columns }, names);
  const record = { make: 'A', model: 'B', Special: special, Price: '$12,990', Now: '0', Before: '5' };
  expect(read(record)).toMatchObject({ price: '$12,990', km: '0' });
});
