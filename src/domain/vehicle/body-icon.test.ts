import { expect, test } from 'vitest';
import { bodyIcon, bodyIconForName, bodyIconsForNames } from './body-icon.ts';
import { exampleVehicle } from './example-vehicle.fixture.ts';

test.each([
  ['SUV', 'suv'],
  ['Hatchback', 'hatch'],
  ['Ute / Tray', 'ute'],
  ['Cab Chassis', 'ute'],
  ['Sedan', 'sedan'],
  ['Station Wagon', 'wagon'],
  ['Coupe', 'coupe'],
  ['Convertible', 'convertible'],
  ['Commercial', 'van'],
  ['Van', 'van'],
  ['Caravan', 'caravan'],
  ['People Mover', 'people-mover'],
  ['Minibus bus', 'people-mover'],
  ['Prime Mover', 'truck'],
  ['Tipper', 'tipper'],
  ['Beavertail', 'beavertail'],
  ['Other', undefined],
  ['', undefined],
])('S7 the body %j is drawn as %s', (name, icon) => {
  expect(bodyIconForName(name)).toBe(icon);
});

test.each([
  [{ item_type: 'motorcycle', body: 'Sedan' }, 'motorcycle'],
  [{ item_type: 'truck' }, 'truck'],
  [{ item_type: 'truck', body: 'Pantech' }, 'truck'],
  [{ item_type: 'truck', body: 'Tipper' }, 'tipper'],
  [{ item_type: 'truck', body: 'Beavertail' }, 'beavertail'],
  [{ item_type: 'truck', body: 'Tray' }, 'tray-truck'],
  [{ item_type: 'truck', body: 'Van' }, 'van'],
  [{ item_type: 'caravan', body: 'Pop Top' }, 'caravan'],
  [{ body: 'Dual Cab Ute', simple_body: 'SUV' }, 'suv'],
  [{ simple_fuel: 'Electric' }, 'electric'],
  [{ simple_fuel: 'Electric', body: 'Hatch' }, 'hatch'],
  [{}, 'sedan'],
] as const)('S7 a vehicle with %j is drawn as %s', (changes, icon) => {
  expect(bodyIcon(exampleVehicle(changes))).toBe(icon);
});

test.each([
  [
    ['SUV', 'Ute / Tray'],
    ['suv', 'ute'],
  ],
  [
    ['Pantech', 'Tray', 'Van', 'Beavertail', 'Tipper'],
    ['truck', 'tray-truck', 'van', 'beavertail', 'tipper'],
  ],
  // The word for an open motorcycle is also one for an open car.
  [['Naked', 'Roadster', 'Scooter'], []],
  [['SUV', 'Other'], []],
  [['Caravan', 'Pop Top'], []],
])('S7 beside each other %j are drawn as %j', (names, icons) => {
  expect(bodyIconsForNames(names)).toEqual(icons);
});
