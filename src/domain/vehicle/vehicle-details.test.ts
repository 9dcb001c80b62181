import { expect, test } from 'vitest';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import { vehicleDetails } from './vehicle-details.ts';

test('V10 the details of a vehicle, unknown ones left out', () => {
  const vehicle = exampleVehicle({ car_type: 'demo', badge: 'Touring', updated_at: '2026-11-01T02:00:00Z' });
  const { location_name: _, nvic: __, series: ___, ...known } = vehicle;
  expect(vehicleDetails(known)).toEqual([
    { label: 'Condition', value: 'Demonstrator' },
    { label: 'Make', value: 'Alder' },
    { label: 'Model', value: 'Brook' },
    { label: 'Badge', value: 'Touring' },
    { label: 'Last changed', value: '1 November 2026' },
  ]);
});

test('V10 the details of a vehicle of which all is known', () => {
  const vehicle = exampleVehicle({ series: 'MY21', nvic: 'ABC21A', location_name: 'Northside' });
  expect(vehicleDetails(vehicle)).toEqual(
    expect.arrayContaining([
      { label: 'Series', value: 'MY21' },
      { label: 'Vehicle code (NVIC)', value: 'ABC21A' },
      { label: 'Yard', value: 'Northside' },
    ]),
  );
});
