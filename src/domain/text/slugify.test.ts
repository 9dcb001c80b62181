import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SLUG_LENGTH, slugify } from './slugify.ts';

test.each([
  ['Land Rover', 'land-rover'],
  ['  Citroën C4 ', 'citroen-c4'],
  ["O'Brien & Sons’ Yard", 'obrien-sons-yard'],
  ['Ute / Tray', 'ute-tray'],
  ['ＡＢＣ①', 'abc1'],
  ['--x--', 'x'],
  ['車', ''],
  ['', ''],
])('S1 the slug of %j is %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('S1 every slug is empty or small letters, digits and single hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});

test('S1 the slug of a slug is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(slugify(slugify(text))).toBe(slugify(text));
    }),
  );
});

test('S1 a slug as long as allowed is kept whole, a longer one is cut to that length at most', () => {
  expect(slugify('x'.repeat(MAX_SLUG_LENGTH))).toBe('x'.repeat(MAX_SLUG_LENGTH));
  expect(slugify('x'.repeat(5000))).toMatch(/^x{150,}-[a-z0-9]{1,7}$/);
  expect(slugify('long '.repeat(1000)).length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
});

test('S1 two long names that differ in their last letter only have two slugs', () => {
  const name = 'Extra Cab '.repeat(30);
  expect(slugify(`${name}a`)).not.toBe(slugify(`${name}b`));
});

test('S1 wherever a long name is cut, single hyphens divide what is left from the digest', () => {
  for (let shift = 0; shift < 5; shift++)
    expect(slugify(`${'x'.repeat(shift)}long `.repeat(100))).toMatch(/^(x{0,4}l?o?n?g?-)+[a-z0-9]{1,7}$/);
});
