import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { towCheckSide } from './tow-check-side.ts';

test.each<[string, Partial<Vehicle>, string | undefined]>([
  ['a van', { item_type: 'caravan', caravan: { aggregate_trailer_mass: 2600 } }, 'brakedCapacity'],
  ['a van without figures', { item_type: 'caravan' }, 'brakedCapacity'],
  ['a ute', { simple_body: 'Ute', variant: { towingcapacitybraked: 3500 } }, 'aggregateTrailerMass'],
  ['a ute without a figure', { body: 'Dual Cab Utility', simple_body: 'Ute' }, 'aggregateTrailerMass'],
  [
    'a wagon for 2,500 kg',
    { simple_body: 'SUV', variant: { towingcapacitybraked: 2500 } },
    'aggregateTrailerMass',
  ],
  ['a wagon for 2,499 kg', { simple_body: 'SUV', variant: { towingcapacitybraked: 2499 } }, undefined],
  ['a hatch', { simple_body: 'Hatch' }, undefined],
  ['a truck', { item_type: 'truck', variant: { towingcapacitybraked: 9000 } }, undefined],
])('V19 %s asks for %s', (_, vehicle, asks) => {
  expect(towCheckSide(exampleVehicle(vehicle))?.asks).toBe(asks);
});

test('V19 what the page knows of a van and of a ute goes into the check; an absent figure stays unknown', () => {
  const van = exampleVehicle({
    item_type: 'caravan',
    caravan: { aggregate_trailer_mass: 2800, ball_weight: 180 },
  });
  const ute = exampleVehicle({ simple_body: 'Ute', variant: { towingcapacitybraked: 3500 } });
  expect(towCheckSide(van)?.known).toEqual({ aggregateTrailerMass: 2800, ballWeight: 180 });
  expect(towCheckSide(ute)?.known).toEqual({ brakedCapacity: 3500 });
  expect(towCheckSide(exampleVehicle({ simple_body: 'Ute' }))?.known.brakedCapacity).toBeUndefined();
});
