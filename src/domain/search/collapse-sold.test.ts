import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAvailable } from '../vehicle/availability.ts';
import { collapseSold } from './collapse-sold.ts';

/** 'a' an available car, 's' a sold one, 'o' one of a status nobody knows. */
function cars(letters: string) {
  return [...letters].map((letter, index) => ({
    letter,
    index,
    sold: letter === 's',
    status: letter === 'o' ? 'in_transit' : 'in_stock',
  }));
}

test.each([
  ['assas', 'asas'],
  ['ssa', 'sa'],
  ['aso', 'as'],
  ['sss', 'sss'],
  ['so', 'so'],
  ['aaa', 'aaa'],
  ['', ''],
])('S9 %j collapses to %j', (before, after) => {
  const collapsed = collapseSold(cars(before));
  expect(collapsed.map(({ letter }) => letter).join('')).toBe(after);
});

test('S9 no available car is dropped, and no two sold ones stand together beside available ones', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 's', 'o') }), (letters) => {
      const before = cars(letters);
      const after = collapseSold(before);
      expect(after.filter(isAvailable)).toEqual(before.filter(isAvailable));
      if (before.some(isAvailable)) {
        expect(after.map((car) => (isAvailable(car) ? 'a' : 's')).join('')).not.toContain('ss');
      } else {
        expect(after).toEqual(before);
      }
    }),
  );
});
