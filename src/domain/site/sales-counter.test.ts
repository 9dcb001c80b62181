import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { GoneVehicle } from '../vehicle/gone-vehicle.ts';
import { clockSales, countBetween, monthOf, soldInMonth } from './sales-counter.ts';

const BRISBANE = 'Australia/Brisbane';

test.each([
  ['at the first midnight of a month', '2026-10-31T14:00:00Z', 0],
  ['after 449 seconds', '2026-10-31T14:07:29Z', 0],
  ['after 450 seconds', '2026-10-31T14:07:30Z', 1],
  ['at noon of the 28th', '2026-11-28T02:00:00Z', 27 * 192 + 96],
  ['at the last second of the 28th', '2026-11-28T13:59:59Z', 27 * 192 + 191],
])('D12 the clock says %s', (_, now, count) => {
  expect(clockSales(new Date(now), BRISBANE)).toBe(count);
});

test('D12 the month is that of the calendar of the setting', () => {
  const now = new Date('2026-11-30T13:30:00Z');
  expect([monthOf(now, BRISBANE), monthOf(now, 'Australia/Sydney')]).toEqual(['2026-11', '2026-12']);
});

const at = (day: string): number => Date.parse(`${day}T02:00:00Z`) / 1000;
const sold = (id: string, day?: string) =>
  exampleVehicle({
    id,
    status: 'sold',
    sold: true,
    ...(day !== undefined && { sold_date_timestamp: at(day) }),
  });
const left = (id: string, goneOn: string, isSold: boolean, day?: string): GoneVehicle => ({
  ...exampleVehicle({ id, sold: isSold, ...(day !== undefined && { sold_date_timestamp: at(day) }) }),
  goneOn,
});

test('D12 sold this month are those that the stock dates in it, each once', () => {
  const vehicles = [
    sold('now', '2026-11-27'),
    sold('before', '2026-10-31'),
    sold('undated'),
    exampleVehicle(),
  ];
  const gone = [
    left('went', '2026-11-05', true, '2026-11-02'),
    left('went late', '2026-11-02', true, '2026-10-30'),
    left('went undated', '2026-11-09', true),
    left('withdrawn', '2026-11-09', false),
    left('now', '2026-11-28', true, '2026-11-27'),
  ];
  expect([...soldInMonth(vehicles, gone, '2026-11', BRISBANE)]).toEqual(['now', 'went', 'went undated']);
});

test('D12 a change is counted up and ends at the new figure', () => {
  expect([0, 0.5, 1, 2].map((share) => countBetween(10, 18, share))).toEqual([10, 17, 18, 18]);
});
