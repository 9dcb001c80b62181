import { expect, test } from 'vitest';
import { cell, figure } from './au-listings-cells.ts';
import { auListings } from './au-listings.ts';

test.each([
  [' Diesel ', 'Diesel'],
  ['', undefined],
  [' ', undefined],
  ['-', undefined],
  ['NA', undefined],
  ['nan', undefined],
  ['- / -', undefined],
  [5, undefined],
  [undefined, undefined],
])('N2 the cell %j holds %j', (value, text) => {
  expect(cell({ FuelType: value }, 'FuelType')).toBe(text);
});

test.each([
  ['4 cyl', 4],
  ['12 cyl', 12],
  ['0 cyl', undefined],
  ['cyl', undefined],
  ['-', undefined],
])('N2 of the cell %j the figure %j is read', (value, read) => {
  expect(figure({ Engine: value }, 'Engine', /(\d+) cyl/)).toBe(read);
});

test.each([
  ['cylinders', { Engine: '12 cyl, 6.0 L' }, 12],
  ['engine_size', { Engine: '4 cyl, 2.2 L' }, '2.2 L'],
  ['engine_size', { Engine: '4 cyl, 2 L' }, '2 L'],
  ['engine_size', { Engine: '12 cyl, 10.75 L' }, '10.75 L'],
  ['engine_size', { Engine: '2 cyl, 0.65 L' }, '0.65 L'],
  ['engine_size', { Engine: '4 cyl, 0 L' }, undefined],
  ['engine_size', { Engine: '-' }, undefined],
  ['engine_size_litres', { Engine: '4 cyl, 2.2 L' }, 2.2],
  ['engine_size_litres', { Engine: '4 cyl, 2.2 L turbo' }, undefined],
  ['drive', { DriveType: 'Front' }, 'FWD'],
  ['drive', { DriveType: 'Other' }, undefined],
  ['drive', {}, undefined],
  ['fuel', { FuelType: 'Diesel' }, 'Diesel'],
  ['fuel', { FuelType: 'Other' }, undefined],
  ['fuelconsumptioncombined', { FuelConsumption: '8.7 L / 100 km' }, 8.7],
  ['fuelconsumptioncombined', { FuelConsumption: 'about 8.7 L' }, undefined],
  ['doors', { Doors: ' 4 Doors' }, 4],
  ['doors', { Doors: '1 Door' }, 1],
  ['doors', { Doors: '10 Doors' }, 10],
  ['doors', { Doors: '4 Doors, 2 locked' }, undefined],
  ['doors', { Doors: 'all 4 Doors' }, undefined],
  ['seats', { Seats: '1 Seat', Doors: '4 Doors' }, 1],
  ['seats', { Seats: '12 Seats' }, 12],
  ['seats', { Seats: '5 Seats and more', Doors: '7 Seats or so' }, undefined],
  ['seats', { Seats: 'up to 5 Seats', Doors: 'up to 7 Seats' }, undefined],
  ['seats', { Seats: 'NA', Doors: '12 Seats' }, 12],
  ['seats', { Seats: 'NA', Doors: '1 Seat' }, 1],
] as const)('N2 %s of %j is %j', (field, record, value) => {
  expect(auListings.fields[field](record)).toBe(value);
});
