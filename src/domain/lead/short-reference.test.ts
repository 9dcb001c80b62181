import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { idEndOf, shortReference } from './short-reference.ts';

const ID = '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f';

test('F10 a reference is eight signs in two groups, and always the same of one id', () => {
  expect(shortReference(ID)).toBe('KW83-UDKZ');
  expect(shortReference(ID.toUpperCase())).toBe('KW83-UDKZ');
});

test('F10 no sign of a reference is confused with another', () => {
  const signs = new Set(Array.from({ length: 500 }, () => shortReference(randomUUIDv7())).join(''));
  expect([...signs].toSorted().join('')).toBe('-23456789ABCDEFGHJKLMNPQRSTUVWXYZ');
});

test('F10 a reference leads back to the end of its id, however it is typed', () => {
  for (let round = 0; round < 200; round++) {
    const id = randomUUIDv7();
    const reference = shortReference(id);
    expect(id.endsWith(idEndOf(reference)!)).toBe(true);
    expect(idEndOf(` ${reference.toLowerCase().replace('-', ' – ')} `)).toBe(idEndOf(reference));
  }
  expect(idEndOf(shortReference('00000000-0000-4000-8000-000000000001'))).toBe('0000000001');
});

test.each(['', 'K7QM-4T2', 'K7QM-4T2XX', 'K7QM-4T2O', 'K7QM-4T21', ID])('F10 %j is no reference', (typed) => {
  expect(idEndOf(typed)).toBeUndefined();
});

test('F10 an id that is no UUID is its own reference', () => {
  expect(shortReference('one')).toBe('one');
});
