import { expect, test } from 'vitest';
import { attention, isToCome } from './attention.ts';
import { exampleOwned } from './example-vehicle.fixture.ts';
import { exampleAppointment, exampleGarage, exampleReservation } from './example-garage.fixture.ts';

const SYDNEY = 'Australia/Sydney';
/** Saturday noon in Sydney. */
const NOW = new Date('2026-11-21T01:00:00Z');

test.each([
  ['2026-11-21T12:00', SYDNEY, true],
  ['2026-11-21T11:59', SYDNEY, false],
  // Nine in the morning there.
  ['2026-11-21T09:00', 'Australia/Perth', true],
  ['2026-11-21T08:59', 'Australia/Perth', false],
  ['2026-12-01T08:00', SYDNEY, true],
])('A6 an appointment at %s in %s is to come: %s', (time, time_zone, is) => {
  expect(isToCome({ time, time_zone }, NOW)).toBe(is);
});

test('A6 what needs attention: the next appointment alone, reservations that go on, what is due, the soonest first', () => {
  const garage = exampleGarage({
    appointments: [
      exampleAppointment({ id: 'later', time: '2026-11-25T09:00' }),
      exampleAppointment({ id: 'next', time: '2026-11-23T11:00' }),
      exampleAppointment({ id: 'past', time: '2026-11-20T09:00' }),
    ],
    reservations: [
      exampleReservation({ id: 'held' }),
      exampleReservation({ id: 'to pay', state: 'paying', until: '2026-11-21T01:30:00.000Z' }),
      exampleReservation({ id: 'ended', state: 'ended' }),
      exampleReservation({ id: 'over', until: '2026-11-21T00:59:00.000Z' }),
    ],
  });
  const vehicles = [exampleOwned({ id: 'own', service_on: '2026-11-22', rego_on: '2027-01-01' })];
  const seen = attention({ ...garage, vehicles }, NOW, SYDNEY).map((each) => [
    each.kind === 'appointment'
      ? each.appointment.id
      : each.kind === 'reservation'
        ? each.reservation.id
        : `${each.vehicle.id} ${each.reminder}`,
    each.at,
  ]);
  expect(seen).toEqual([
    ['to pay', '2026-11-21T12:30'],
    ['own service', '2026-11-22T00:00'],
    ['next', '2026-11-23T11:00'],
    ['held', '2026-11-23T12:00'],
  ]);
});

test('A6 an empty garage needs no attention', () => {
  expect(attention(exampleGarage(), NOW, SYDNEY)).toEqual([]);
});
