import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { specifications } from '../vehicle/specifications.ts';
import { COMPARED_SPECIFICATIONS, comparisonRows } from './comparison-rows.ts';

test('A3 A11 cars stand side by side, and lines in which they differ are marked and come first', () => {
  const rows = comparisonRows([
    { car_type: 'used', year: 2021, km: 45_000, body: 'SUV', city: 'Geelong', state: 'VIC', length: 6240 },
    { car_type: 'used', year: 2021, km: 0, body: 'Ute', city: 'Geelong', state: 'VIC', seats: null },
  ]);
  expect(rows).toEqual([
    { label: 'Kilometres', values: ['45,000 km', ''], differs: true },
    { label: 'Body type', values: ['SUV', 'Ute'], differs: true },
    { label: 'Length', values: ['6.2 m', ''], differs: true },
    { label: 'Condition', values: ['Used', 'Used'], differs: false },
    { label: 'Year', values: ['2021', '2021'], differs: false },
    { label: 'Location', values: ['Geelong, VIC', 'Geelong, VIC'], differs: false },
  ]);
  expect(comparisonRows([])).toEqual([]);
});

test('A3 caravans are compared by what they sleep, how long they are and what they may weigh', () => {
  expect(comparisonRows([{ sleeps: 2, length: 5600, trailer_mass: 2600 }])).toEqual([
    { label: 'Sleeps', values: ['2'], differs: false },
    { label: 'Length', values: ['5.6 m'], differs: false },
    { label: 'ATM', values: ['2,600 kg'], differs: false },
  ]);
});

test('A3 a car that is no longer listed has no words, and makes no line differ', () => {
  const car = { year: 2021, fuel: 'Diesel' };
  expect(comparisonRows([car, undefined, { ...car, fuel: 'Petrol' }])).toEqual([
    { label: 'Fuel', values: ['Diesel', '', 'Petrol'], differs: true },
    { label: 'Year', values: ['2021', '', '2021'], differs: false },
  ]);
});

test('A11 D4 prices that include different things say so first', () => {
  const priceNotes = { drive_away: 'All is in it.', excluding_government_charges: 'Charges are added.' };
  const cars = [{ price_type: 'drive_away' }, { price_type: 'excluding_government_charges' }, {}];
  expect(comparisonRows([...cars, undefined], { priceNotes })).toEqual([
    { label: 'Price includes', values: ['All is in it.', 'Charges are added.', '', ''], differs: true },
  ]);
  expect(comparisonRows([{ price_type: 'drive_away', year: 2020 }], { priceNotes })[0]).toEqual({
    label: 'Price includes',
    values: ['All is in it.'],
    differs: false,
  });
});

test('A11 new and demo cars are compared by the warranty of their makers, as far as the dealer says it', () => {
  const warrantyYears = { Alder: 7, Birch: 1 };
  const cars = [
    { make: 'Alder', car_type: 'new' },
    { make: 'Alder', car_type: 'demo' },
    { make: 'Birch', car_type: 'new' },
    { make: 'Alder', car_type: 'used' },
    { make: 'Cedar', car_type: 'new' },
    { make: 'constructor', car_type: 'new' },
  ];
  const rows = comparisonRows(cars, { warrantyYears });
  expect(rows.find(({ label }) => label === 'New vehicle warranty')?.values).toEqual([
    '7 years',
    'Balance of 7 years',
    '1 year',
    '',
    '',
    '',
  ]);
});

test('A11 V6 cars are compared by power, consumption, range, towing and stars where their pages say them', () => {
  const specified = [
    new Map([['Power', '150 kW']]),
    undefined,
    new Map([
      ['Power', '110 kW'],
      ['Gears', '8'],
    ]),
  ];
  expect(comparisonRows([{}, {}, {}], { specifications: specified })).toEqual([
    { label: 'Power', values: ['150 kW', '', '110 kW'], differs: true },
  ]);
  // What is looked for is what a page says.
  const variant = {
    power: 150,
    fuelconsumptioncombined: 8.1,
    energyconsumption: 160,
    electricrange: 420,
    towingcapacitybraked: 3500,
    ancaprating: 5,
    ancapyear: 2019,
  };
  const labels = specifications(exampleVehicle({ variant })).map(({ label }) => label);
  expect(labels.toSorted()).toEqual([...COMPARED_SPECIFICATIONS].toSorted());
});
