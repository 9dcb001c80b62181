import { expect, test } from 'vitest';
import { simpleBody, simpleFuel, simpleTransmission } from './simple-words.ts';
import { stateCode } from './state-code.ts';

test.each([
  [undefined, 'Dual Cab Utility', 'Ute'],
  [undefined, 'Ute / Tray', 'Ute'],
  [undefined, '5D Hatchback', 'Hatchback'],
  [undefined, 'Commercial', 'Van'],
  [undefined, 'Caravan', 'Caravan'],
  [undefined, 'Station Wagon', 'Wagon'],
  [undefined, 'Cab Chassis', 'Ute'],
  [undefined, 'Prime Mover', 'Truck'],
  [undefined, 'Flat top ute', 'Ute'],
  [undefined, 'Refrigerated Van', 'Van'],
  [undefined, 'Tautliner', 'Truck'],
  [undefined, 'Cafe Racer', 'Motorcycle'],
  [undefined, 'Commuter', undefined],
  [undefined, 'Spaceship', undefined],
  [undefined, undefined, undefined],
  ['Hatch', 'Sedan', 'Hatchback'],
  ['suv', undefined, 'SUV'],
  ['Pop Top', 'Caravan', 'Pop Top'],
])('N2 simple_body %j with body %j is %j', (simple, body, expected) => {
  expect(simpleBody(simple, body)).toBe(expected);
});

test.each([
  [undefined, 'Unleaded', 'Petrol'],
  [undefined, 'Premium', 'Petrol'],
  [undefined, 'Petrol - Premium ULP', 'Petrol'],
  [undefined, 'Petrol/Electric', 'Hybrid'],
  [undefined, 'PHEV', 'Hybrid'],
  [undefined, 'Diesel Hybrid', 'Hybrid'],
  [undefined, 'Electric', 'Electric'],
  [undefined, 'LPG', 'LPG'],
  ['electric', 'Petrol', 'Electric'],
  ['Steam', undefined, 'Steam'],
  [undefined, 'Other', undefined],
])('N2 simple_fuel %j with fuel %j is %j', (simple, fuel, expected) => {
  expect(simpleFuel(simple, fuel)).toBe(expected);
});

test.each([
  [undefined, 'Sports Automatic Dual Clutch', 'Automatic'],
  [undefined, 'CVT', 'Automatic'],
  [undefined, '6 Speed Manual', 'Manual'],
  [undefined, 'Automated Manual', 'Automatic'],
  [undefined, '-', undefined],
])('N2 simple_transmission %j with trans %j is %j', (simple, trans, expected) => {
  expect(simpleTransmission(simple, trans)).toBe(expected);
});

test.each([
  ['Vic.', 'VIC'],
  ['New South Wales', 'NSW'],
  ['AU-VIC', 'VIC'],
  ['qld', 'QLD'],
  ['Auckland', 'Auckland'],
  ['constructor', 'constructor'],
  [undefined, undefined],
])('N1 the state %j is %j', (text, code) => {
  expect(stateCode(text)).toBe(code);
});
