import { expect, test } from 'vitest';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import type { RawVehicle } from './map-fields.ts';
import { toVehicle } from './to-vehicle.ts';

const { locations } = parseTenant(MINIMAL_TENANT, 'tenant.ts');
const read = (raw: RawVehicle) => toVehicle(raw, { today: '2026-03-01', locations });
const accepted = (raw: RawVehicle) => {
  const result = read(raw);
  if (!result.draft) throw new Error(result.problem.reason);
  return result;
};
const MINIMAL = { make: 'Aldera', model: 'Lumen', stocknum: 'A1' };

test('N2 the least record is a used car in stock at the only yard', () => {
  expect(read(MINIMAL).draft).toEqual({
    id: 'A1',
    name: 'Aldera Lumen',
    make: 'Aldera',
    model: 'Lumen',
    stocknum: 'A1',
    car_type: 'used',
    item_type: 'car',
    status: 'in_stock',
    preorder: false,
    reserved: false,
    sold: false,
    certified: false,
    show_on_dealer_website: true,
    images: [],
    spin_images: [],
    standardEquipment: [],
    categories: [],
    filtered_features: [],
    price_history: [],
    location_slug: 'parramatta',
    location_name: 'Example Cars Parramatta',
    city: 'Parramatta',
    state: 'NSW',
  });
});

test.each([
  [{ make: '' }, { field: 'make', value: '', reason: 'missing' }],
  [{ model: undefined }, { field: 'model', value: undefined, reason: 'missing' }],
  [
    { stocknum: undefined },
    {
      field: 'stocknum',
      value: undefined,
      reason: 'no id, VIN, stock number or rego (name its column in feed.columns, or feed.identity_columns)',
    },
  ],
  [
    { stocknum: undefined, vin: 'TBA' },
    {
      field: 'stocknum',
      value: undefined,
      reason: 'no id, VIN, stock number or rego (name its column in feed.columns, or feed.identity_columns)',
    },
  ],
  [{ price: 6e6 }, { field: 'price', value: 6e6, reason: 'over $5,000,000' }],
  [{ km: -1 }, { field: 'km', value: -1, reason: 'negative' }],
  [{ year: 1492 }, { field: 'year', value: 1492, reason: 'not between 1900 and next year' }],
])('N2 a record with %j is quarantined', (change, problem) => {
  expect(read({ ...MINIMAL, ...change }).problem).toEqual(problem);
});

test('N2 name and words are put together', () => {
  const { draft } = read({
    ...MINIMAL,
    year: '2022',
    badge: ' GT ',
    body: 'Dual Cab Utility',
    fuel: 'ULP',
    trans: 'CVT',
    sold: 'Y',
  });
  expect(draft).toMatchObject({
    name: '2022 Aldera Lumen GT',
    simple_body: 'Ute',
    simple_fuel: 'Petrol',
    simple_transmission: 'Automatic',
    sold: true,
    status: 'sold',
  });
});

test('N2 a status of sold is sold', () => {
  expect(read({ ...MINIMAL, status: 'Sold' }).draft).toMatchObject({ sold: true, status: 'sold' });
});

test.each([
  [{ location_slug: 'parramatta' }, 'parramatta', 'Example Cars Parramatta'],
  [{ location_name: 'EXAMPLE CARS PARRAMATTA' }, 'parramatta', 'EXAMPLE CARS PARRAMATTA'],
  [{ location_id: '1' }, 'parramatta', 'Example Cars Parramatta'],
  [{ location_name: 'Someone else' }, undefined, 'Someone else'],
  [{ city: 'Dubbo' }, undefined, undefined],
  [{ city: 'parramatta' }, 'parramatta', 'Example Cars Parramatta'],
])('N2 a record that says %j stands at %s', (change, slug, name) => {
  const { draft } = read({ ...MINIMAL, ...change });
  expect([draft?.location_slug, draft?.location_name]).toEqual([slug, name]);
});

test('V19 C7 V3 figures are gathered and nested values checked', () => {
  const { draft, notes } = accepted({
    ...MINIMAL,
    sleeps: '4',
    tare_weight: '1,890 kg',
    cylinders: '6 cyl',
    torque: 'plenty',
    primary_image_url: 'b.jpg',
    images: [{ image: { url: 'a.jpg' } }, 'b.jpg'],
    hotspots: '{"exterior":[{"id":"1","description":"Tow <bar>","positions":[]},{"id":2}]}',
    lenders: {
      bank: { interestRate: null, paymentWeek: '99.5', term3: 150, term5: 99.5, secret: 1 },
      none: 'x',
    },
    youxQuote: { weeklyRepaymentAmount: 90, comparisonRate: 8 },
    autograb_data: { average_market_price: 30000, other: 1 },
    price_history: '2026-01-31:$31,990|2026-02-10:29990|soon:1',
  });
  expect(draft).toMatchObject({
    caravan: { sleeps: 4, tare_weight: 1890 },
    variant: { cylinders: 6 },
    images: [{ url: 'b.jpg' }, { url: 'a.jpg' }],
    hotspots: { exterior: [{ id: '1', description: 'Tow <bar>', positions: [] }], interior: [] },
    lenders: { bank: { interestRate: null, paymentWeek: 99.5, terms: { 3: 150, 5: 99.5 } } },
    autograb_data: { average_market_price: 30000 },
    price_history: [
      { date: '2026-01-31', price: 31990 },
      { date: '2026-02-10', price: 29990 },
    ],
  });
  expect(draft).not.toHaveProperty('youxQuote');
  expect(draft?.lenders).not.toHaveProperty('none');
  expect(notes.warnings).toEqual([
    'price_history: not all dates and prices, the others left out',
    'torque: not a number, left out',
  ]);
});
