import { expect, test } from 'vitest';
import { bodyPlural, nameFromSlug } from './listing-words.ts';

test.each([
  ['SUV', 'cars', 'SUVs'],
  ['Hatchback', 'cars', 'Hatchbacks'],
  ['Ute / Tray', 'cars', 'Ute / Tray cars'],
  ['Commercial', 'cars', 'Commercial cars'],
  ['Pop-top caravan', 'caravans', 'Pop-top caravans'],
  ['Off-road', 'caravans', 'Off-road caravans'],
  ['Adventure', 'motorcycles', 'Adventure motorcycles'],
  ['Minibus', 'vehicles', 'Minibuses'],
] as const)('S1 the body %s among %s reads %s', (name, noun, words) => {
  expect(bodyPlural(name, noun)).toBe(words);
});

test('S1 a slug without a name is spelled out', () => {
  expect(nameFromSlug('harbour-city')).toBe('Harbour City');
});
