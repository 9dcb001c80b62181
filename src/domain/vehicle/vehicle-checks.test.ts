import { expect, test } from 'vitest';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import { vehicleChecks } from './vehicle-checks.ts';
import type { Vehicle } from './vehicle.ts';

const TODAY = '2026-11-28';
const GENERAL = ['Road test'];
const checks = [
  { text: 'Road test', day: '2026-11-20' },
  { text: 'Brakes', day: '2026-12-02' },
];
const DONE = ['done', ['Road test (20/11/2026)']];
const PLANNED = ['before-handover', GENERAL];

test.each<[string, Partial<Vehicle>, readonly unknown[] | undefined]>([
  ['in stock without a record', {}, PLANNED],
  ['in stock with one of its own', { checks }, DONE],
  ['a demonstrator with one of its own', { checks, car_type: 'demo' }, DONE],
  ['checks of a day to come', { checks: checks.slice(1) }, PLANNED],
  ['coming soon', { checks, status: 'coming_soon' }, PLANNED],
  ['in transit', { checks, status: 'in_transit' }, PLANNED],
  ['on order', { checks, preorder: true }, PLANNED],
  ['expected', { checks, expected_date: '2026-12-07' }, PLANNED],
  ['expected, and here', { checks, expected_date: '2026-11-28' }, DONE],
  ['a new one', { car_type: 'new' }, undefined],
  ['a new one on its way', { checks, car_type: 'new', status: 'coming_soon' }, undefined],
  ['sold', { checks, status: 'sold', sold: true }, undefined],
])('V7 what was checked is said of a vehicle in the yard alone: %s', (_, change, expected) => {
  const shown = vehicleChecks({ ...exampleVehicle({ car_type: 'used' }), ...change }, GENERAL, TODAY);
  expect(shown && [shown.kind, shown.lines]).toEqual(expected);
});

test('V7 a dealer without a list promises none', () => {
  expect(vehicleChecks(exampleVehicle({ car_type: 'used' }), [], TODAY)).toBeUndefined();
});
