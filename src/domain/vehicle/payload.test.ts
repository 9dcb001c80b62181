import { expect, test } from 'vitest';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import { payloadExample, payloadOf } from './payload.ts';

const weighed = [{ vehicle: 'Kitano Worker Crane Tray', tare_kg: 3100 }];
const truck = (gvm: number | undefined, badge = 'Crane Tray') =>
  exampleVehicle({
    make: 'Kitano',
    model: 'Worker',
    badge,
    variant: gvm === undefined ? {} : { grossvehiclemass: gvm },
  });
const van = exampleVehicle({ caravan: { tare_weight: 2000, aggregate_trailer_mass: 2600 } });

test.each([
  ['a weighed truck', truck(4495), { limit: 'GVM', gross: 4495, tare: 3100, payload: 1395 }],
  ['a van by its own plate', van, { limit: 'ATM', gross: 2600, tare: 2000, payload: 600 }],
  ['another badge, never weighed', truck(4495, 'Auto'), undefined],
  ['a truck without a GVM', truck(undefined), undefined],
  ['a truck that weighs all it may', truck(3100), undefined],
])('V19 the payload of %s', (_, vehicle, payload) => {
  expect(payloadOf(vehicle, weighed)).toEqual(payload);
});

test('V19 the example is the first vehicle that carries something beside its crew', () => {
  const vehicles = [truck(undefined), truck(3200), truck(4495)];
  expect(payloadExample(vehicles, { weighed, crew_kg: 180 })).toMatchObject({
    vehicle: vehicles[2],
    crew: 180,
    load: 1215,
  });
  expect(payloadExample([van], { weighed: [], crew_kg: 180 })).toMatchObject({ crew: 0, load: 600 });
  expect(payloadExample([], { weighed, crew_kg: 180 })).toBeUndefined();
});
