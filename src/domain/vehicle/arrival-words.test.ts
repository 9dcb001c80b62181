import { expect, test } from 'vitest';
import { arrivalWords } from './arrival-words.ts';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import type { Vehicle } from './vehicle.ts';

const NOTE = { preorder_note: 'It is on order.' };

test.each<[Partial<Vehicle>, string | undefined]>([
  [{ preorder: true }, 'It is on order.'],
  [{ preorder: true, expected_date: '2027-02-14' }, 'It is on order. Expected 14 February 2027.'],
  [{ preorder: true, expected_date: '2026-11-25' }, 'It is on order. Expected 25 November 2026.'],
  [{ preorder: true, expected_date: '2026-11-24' }, 'It is on order.'],
  [{ status: 'coming_soon', expected_date: '2026-12-01' }, 'Expected 1 December 2026.'],
  [{ status: 'coming_soon' }, undefined],
  [{ status: 'coming_soon', expected_date: '2026-01-01' }, undefined],
  [{ status: 'in_stock', expected_date: '2026-12-01' }, undefined],
])('D3 a vehicle with %o says %j on 25 November', (changes, words) => {
  expect(arrivalWords(exampleVehicle(changes), NOTE, '2026-11-25')).toBe(words);
});

test('D3 a dealer may say nothing of what a preorder is', () => {
  expect(
    arrivalWords(exampleVehicle({ preorder: true }), { preorder_note: '' }, '2026-11-25'),
  ).toBeUndefined();
});
