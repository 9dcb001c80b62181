import { expect, test } from 'vitest';
import { pictureLicence } from './picture-licence.ts';

const LICENCES = {
  'photos/*': 'Our own photographs',
  'photos/places/*.webp': 'Photographed by Ada Example, for us',
  'https://pictures.example/*': 'Licence 7 of Pictures Example',
};

test.each([
  ['photos/yard.webp', 'Our own photographs'],
  ['photos/places/yard.webp', 'Photographed by Ada Example, for us'],
  ['https://pictures.example/a/b.jpg', 'Licence 7 of Pictures Example'],
  ['content/blog/tyres.webp', undefined],
  ['my-photos/yard.webp', undefined],
])('P3 the licence of %s is %s', (name, words) => {
  expect(pictureLicence(name, LICENCES)).toBe(words);
});

test('P3 a star alone is every picture, and a dot is a dot', () => {
  expect(pictureLicence('anything', { '*': 'Ours' })).toBe('Ours');
  expect(pictureLicence('axwebp', { 'a.webp': 'Ours' })).toBeUndefined();
});
