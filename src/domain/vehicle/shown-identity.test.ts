import { expect, test } from 'vitest';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import { shownIdentity } from './shown-identity.ts';

const vin = '1HGCM82633A004352';
const both = { show_vin: true, show_plate: true };

test.each([
  ['a car for sale', {}, both, { vin, plate: 'ABC12D' }],
  ['a dealer who shows no VIN', {}, { ...both, show_vin: false }, { vin: undefined, plate: 'ABC12D' }],
  ['a dealer who shows no plate', {}, { ...both, show_plate: false }, { vin, plate: undefined }],
  ['a car that was sold', { sold: true }, both, { vin: undefined, plate: undefined }],
  ['a car that is gone', { status: 'in_transit' }, both, { vin: undefined, plate: undefined }],
])('V6 VIN and plate of %s', (_, changes, settings, shown) => {
  expect(shownIdentity(exampleVehicle({ vin, regplate: 'ABC12D', ...changes }), settings)).toEqual(shown);
});
