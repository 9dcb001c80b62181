import { expect, test } from 'vitest';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import { specifications } from './specifications.ts';

function texts(changes: Parameters<typeof exampleVehicle>[0]): string[] {
  return specifications(exampleVehicle(changes)).map(
    ({ group, label, value }) => `${group} | ${label}: ${value}`,
  );
}

test('V6 a car’s figures carry their units, group by group', () => {
  const variant = {
    enginesize_litres: 2.755,
    cylinders: 4,
    power: 150,
    torque: 500,
    fuelconsumptioncombined: 8.1,
    fuelcapacity: 80,
    vehiclelength: 5325,
    grossvehiclemass: 3050,
    towingcapacitybraked: 3500,
    ancaprating: 5,
    ancapyear: 2019,
  };
  expect(texts({ variant })).toEqual([
    'Engine | Engine size: 2.8 L',
    'Engine | Cylinders: 4',
    'Engine | Power: 150 kW',
    'Engine | Torque: 500 Nm',
    'Fuel and energy | Fuel consumption, combined: 8.1 L/100 km',
    'Fuel and energy | Fuel capacity: 80 L',
    'Size | Length: 5,325 mm',
    'Weight and towing | Gross vehicle mass: 3,050 kg',
    'Weight and towing | Towing capacity, braked: 3,500 kg',
    'Safety | ANCAP rating: 5 stars (tested 2019)',
  ]);
});

test('V6 the engine of a motorcycle is in cc', () => {
  expect(texts({ item_type: 'motorcycle', variant: { enginesize_litres: 0.4 } })).toEqual([
    'Engine | Engine size: 400 cc',
  ]);
});

test('V6 stars without the year of the test do not show', () => {
  expect(texts({ variant: { ancaprating: 5 } })).toEqual([]);
});

test('V19 a caravan has its own figures', () => {
  const caravan = { sleeps: 4, axle_type: 'Tandem', body_length: 6450, tare_weight: 2200, ball_weight: 180 };
  expect(texts({ caravan })).toEqual([
    'Living | Sleeps: 4',
    'Living | Axle: Tandem',
    'Size | Body length: 6,450 mm',
    'Weight and towing | Tare: 2,200 kg',
    'Weight and towing | Ball weight: 180 kg',
  ]);
});

test('V6 a vehicle without figures has no specifications', () => {
  expect(texts({ variant: { fuelcapacity: 0 } })).toEqual([]);
});

test('V6 an electric vehicle has no tank, whatever the feed says', () => {
  const labels = specifications(exampleVehicle({ simple_fuel: 'Electric', variant: { fuelcapacity: 52 } }));
  expect(labels.map(({ label }) => label)).not.toContain('Fuel capacity');
});
