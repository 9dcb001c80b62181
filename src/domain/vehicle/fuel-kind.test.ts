import { expect, test } from 'vitest';
import { fuelCapacity, fuelKind } from './fuel-kind.ts';

test.each([
  [{ simple_fuel: 'Electric' }, 'electric'],
  [{ simple_fuel: ' ELECTRIC ' }, 'electric'],
  [{ fuel: 'electric' }, 'electric'],
  [{ simple_fuel: 'Petrol', fuel: 'Electric' }, 'other'],
  [{ simple_fuel: 'Plug-in Hybrid' }, 'hybrid'],
  [{ simple_fuel: 'Petrol/Electric' }, 'other'],
  [{}, 'other'],
] as const)('D1 V8 %j is %s', (fuels, kind) => {
  expect(fuelKind(fuels)).toBe(kind);
});

test.each([
  ['Petrol', 52],
  ['Hybrid', 52],
  ['Electric', undefined],
])('V6 the tank of a vehicle that runs on %s holds %s litres', (simple_fuel, litres) => {
  expect(fuelCapacity({ simple_fuel, variant: { fuelcapacity: 52 } })).toBe(litres);
});
