import { expect, test } from 'vitest';
import { CardSettings } from './card-settings.ts';
import { cardTag } from './card-tag.ts';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import { newArrivalDays, soldLastDay } from './last-days.ts';
import { stockGroup } from './stock-group.ts';

const settings = CardSettings.parse({});
const seconds = (iso: string): number => Date.parse(iso) / 1000;

test.each([
  ['2026-11-13', '2026-11-21'],
  ['2026-11-13T23:30:00+11:00', '2026-11-21'],
  ['2026-12-28', '2027-01-05'],
  ['', undefined],
  ['soon', undefined],
])('D1 a car created on %j is a new arrival until %s', (created_at, last) => {
  expect(newArrivalDays({ created_at }, settings)?.lastDay).toBe(last);
});

test('D1 a car created at a time of day is new from that day on', () => {
  const created_at = '2026-11-13T23:30:00+11:00';
  expect(newArrivalDays({ created_at }, settings)?.firstDay).toBe('2026-11-13');
});

test('D1 the tag shows on its last day and not on the next', () => {
  const vehicle = exampleVehicle({ created_at: '2026-11-13' });
  expect(cardTag(vehicle, settings, '2026-11-21')).toMatchObject({
    kind: 'new-arrival',
    lastDay: '2026-11-21',
  });
  expect(cardTag(vehicle, settings, '2026-11-22')).toBeUndefined();
});

test('S10 a sold car stays until the last of its days, as the stock rule counts them', () => {
  const sold = exampleVehicle({
    status: 'sold',
    sold_date_timestamp: seconds('2026-11-18T20:00:00+10:00'),
  });
  const last = soldLastDay(sold, 3);
  expect(last).toBe('2026-11-21');
  expect(stockGroup(sold, 3, '2026-11-21')).toBe('sold-lately');
  expect(stockGroup(sold, 3, '2026-11-22')).toBe('sold-before');
});

test.each([
  ['a car in stock', { status: 'in_stock', sold_date_timestamp: 1_000_000_000 }, 3],
  ['a car sold on an unknown day', { status: 'sold' }, 3],
  ['a site that keeps all of them', { status: 'sold', sold_date_timestamp: 1_000_000_000 }, undefined],
] as const)('S10 %s has no last day', (_, vehicle, soldDays) => {
  expect(soldLastDay(exampleVehicle(vehicle), soldDays)).toBeUndefined();
});
