import { expect, test } from 'vitest';
import { daysSince, daysSinceTimestamp } from './days-since.ts';

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-20T23:59:59Z', '2026-11-21', 1],
  ['2026-10-03', '2026-10-05', 2],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-11-22', '2026-11-21', -1],
  ['yesterday', '2026-11-21', undefined],
])('D1 from %s to %s are %s days', (iso, today, days) => {
  expect(daysSince(iso, today)).toBe(days);
});

test.each([
  ['2026-11-21T09:00:00+11:00', 0],
  ['2026-11-21T08:00:00+08:00', 0],
  ['2026-11-21T21:00:00+11:00', 0],
  ['2026-11-20T18:00:00+11:00', 1],
  ['2026-11-18T12:00:00+10:00', 3],
])('S10 a car sold at %s was sold %d days before the 21st', (iso, days) => {
  expect(daysSinceTimestamp(Date.parse(iso) / 1000, '2026-11-21')).toBe(days);
});
