import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from './slugify.ts';

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
