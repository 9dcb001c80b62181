import { expect, test } from 'vitest';
import { fuelCapacity } from './fuel-kind.ts';

test.each([
  ['Petrol', 52],
  ['Hybrid', 52],
  ['Electric', undefined],
])('V6 the tank of a vehicle that runs on %s holds %s litres', (simple_fuel, litres) => {
  expect(fuelCapacity({ simple_fuel, variant: { fuelcapacity: 52 } })).toBe(litres);
});
