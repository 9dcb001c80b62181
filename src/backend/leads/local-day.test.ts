import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';

test('F5 the day of a place changes at its midnight, and each zone has its own', () => {
  const at = (moment: string, zone = 'Australia/Sydney') => localDay(Date.parse(moment), zone);
  expect(at('2026-11-21T12:59:00Z')).toBe('2026-11-21');
  expect(at('2026-11-21T12:59:59.999Z')).toBe('2026-11-21');
  expect(at('2026-11-21T13:00:00Z')).toBe('2026-11-22');
  expect(at('2026-11-21T13:00:00Z', 'Australia/Perth')).toBe('2026-11-21');
  expect(at('2026-11-21T12:59:30Z')).toBe('2026-11-21');
});

test('F5 a zone that does not exist is an error', () => {
  expect(() => localDay(0, 'Australia/Nowhere')).toThrow(RangeError);
});
