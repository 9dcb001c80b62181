import { expect, test } from 'vitest';
import {
  formatAmount,
  formatCount,
  formatDate,
  formatDollars,
  formatKilometres,
  formatMonth,
} from './format.ts';
import { formatMeasure } from './measure.ts';

test.each([
  [12_990, '$12,990'],
  [12_990.4, '$12,990'],
  [0, '$0'],
  [1_250_000, '$1,250,000'],
])('D4 %d dollars read %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

test('D4 counts and kilometres carry thousands separators', () => {
  expect(formatCount(1234)).toBe('1,234');
  expect(formatKilometres(45_000)).toBe('45,000 km');
  expect(formatKilometres(90)).toBe('90 km');
});

test.each([
  ['2026-11-21', '21/11/2026'],
  ['2026-11-21T23:30:00Z', '21/11/2026'],
  ['2026-11-21 10:00', '21/11/2026'],
  ['soon', 'soon'],
  ['by 2026-11-21', 'by 2026-11-21'],
  ['2026-11-21st', '2026-11-21st'],
])('D4 the date %s reads %s', (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});

test.each([
  ['2024-03', '03/2024'],
  ['2024-03-09', '03/2024'],
  ['2024', '2024'],
])('D4 the month %s reads %s', (iso, text) => {
  expect(formatMonth(iso)).toBe(text);
});

test.each([
  [2800, 'kg', '2,800 kg'],
  [7.45, 'L/100 km', '7.5 L/100 km'],
  [0, 'kg', undefined],
  [undefined, 'kg', undefined],
])('D4 %s measured in %s reads %s', (value, unit, text) => {
  expect(formatMeasure(value, unit)).toBe(text);
});

test.each([
  [12_990, '$12,990'],
  [12_990.5, '$12,990.50'],
  [0.5, '$0.50'],
  [0, '$0'],
])('D4 C4 the amount %d reads %s, with its cents where there are any', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
});
