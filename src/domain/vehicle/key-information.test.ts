import { expect, test } from 'vitest';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import { keyInformation } from './key-information.ts';
import { regoText } from './rego-text.ts';
import type { ItemType } from './vehicle-words.ts';

const TODAY = '2026-11-21';
const REGO = 'Expires on 5 January 2027';
const settings = { show_vin: true, show_plate: true };

const full = exampleVehicle({
  km: 45_000,
  trans: '8 SP Automatic',
  fuel: 'Diesel',
  body: 'Dual Cab Ute',
  simple_body: 'Ute',
  drive: '4x4',
  engine_size_litres: 2.8,
  seats: 5,
  doors: 4,
  colour: 'Blue',
  interior_colour: 'Black',
  regplate: 'ABC12D',
  rego_expiry: '2027-01-05',
  build_date: '2021-03',
  compliance_date: '2021-05',
  stocknum: 'A12',
  vin: '1HGCM82633A004352',
  variant: { grossvehiclemass: 8500 },
  caravan: {
    sleeps: 4,
    body_length: 6450,
    aggregate_trailer_mass: 2800,
    tare_weight: 2200,
    axle_type: 'Tandem',
  },
});

test.each<[ItemType, string[]]>([
  ['car', ['45,000 km', '8 SP Automatic', 'Diesel', 'Dual Cab Ute']],
  ['motorcycle', ['45,000 km', '2,800 cc', 'Dual Cab Ute', '8 SP Automatic']],
  ['truck', ['45,000 km', 'Dual Cab Ute', '8,500 kg', '8 SP Automatic']],
  ['caravan', ['4', '6,450 mm', '2,800 kg', '2,200 kg']],
])('V6 V19 the first four facts of a %s', (item_type, values) => {
  const facts = keyInformation({ ...full, item_type }, REGO, settings);
  expect(facts.slice(0, 4).map(({ value }) => value)).toEqual(values);
});

test('V6 a motorcycle says its engine in cc, and that learners may ride it in the words of the scheme', () => {
  const facts = keyInformation(
    exampleVehicle({ item_type: 'motorcycle', engine_size_litres: 0.899, body: 'Learner Approved' }),
    undefined,
    settings,
  );
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Engine: 899 cc',
    'Body: LAMS approved',
    'Year: 2021',
  ]);
});

test('V6 a sparse vehicle has only the facts it gives', () => {
  expect(keyInformation(exampleVehicle({ seats: 0, km: 0 }), undefined, settings)).toEqual([
    { key: 'year', label: 'Year', value: '2021' },
  ]);
});

test('V6 the papers stand last, months as MM/yyyy', () => {
  const facts = keyInformation(full, REGO, settings).slice(-6);
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Registration plate: ABC12D',
    'Registration: Expires on 5 January 2027',
    'Build date: 03/2021',
    'Compliance date: 05/2021',
    'Stock number: A12',
    'VIN: 1HGCM82633A004352',
  ]);
});

test.each([
  ['2026-11-21', true, 'Expires on 21 November 2026'],
  ['2026-11-20', true, 'Unregistered'],
  ['2026-11-20T10:00:00Z', true, 'Unregistered'],
  ['2026-11-20', false, 'Expired on 20 November 2026'],
  ['2026-11-21', false, 'Expires on 21 November 2026'],
  ['2026-10', false, 'Expired on 10/2026'],
  ['2026-11', true, 'Expires on 11/2026'],
  ['2026-10', true, 'Unregistered'],
  ['2026-11-21T10:00:00Z', true, 'Expires on 21 November 2026'],
  ['next winter', true, 'Expires on next winter'],
  ['1 year', true, 'Expires on 1 year'],
  ['1 in 2020-01', true, 'Expires on 1 in 2020-01'],
  ['2020-1', true, 'Expires on 2020-1'],
])('D13 rego to %s with the word %s reads %s', (expiry, unregistered_word, text) => {
  expect(regoText(expiry, TODAY, { unregistered_word })).toBe(text);
});

test('V6 a new car says 0 km, a used one does not', () => {
  const facts = (car_type: 'new' | 'used') =>
    keyInformation(exampleVehicle({ car_type, km: 0 }), undefined, settings);
  expect(facts('new')[0]).toEqual({ key: 'km', label: 'Kilometres', value: '0 km' });
  expect(facts('used').map(({ key }) => key)).not.toContain('km');
});
