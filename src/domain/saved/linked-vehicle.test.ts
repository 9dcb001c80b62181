import { expect, test } from 'vitest';
import { linkedVehicle, type VehiclePageFacts } from './linked-vehicle.ts';

const SLUG = '2021-aldera-brook-u12';
const PAGE: VehiclePageFacts = {
  path: `/cars/${SLUG}`,
  heading: '\n  2021 Aldera Brook\n  Touring ',
  id: 'u12',
  make: 'Aldera',
  model: 'Brook',
  image: '/img/u12.webp',
  gone: '',
};

test('A11 a car of a link is known by its own page', () => {
  expect(linkedVehicle(SLUG, PAGE)).toEqual({
    kind: 'found',
    vehicle: {
      id: 'u12',
      slug: SLUG,
      name: '2021 Aldera Brook Touring',
      make: 'Aldera',
      model: 'Brook',
      primary_image_url: '/img/u12.webp',
    },
  });
});

test.each([
  ['was sold', { ...PAGE, id: '', gone: 'SOLD' }, '2021 Aldera Brook Touring', 'SOLD', true],
  [
    'was taken off',
    { ...PAGE, id: '', gone: 'No longer for sale' },
    '2021 Aldera Brook Touring',
    'No longer for sale',
    true,
  ],
  [
    'leads to a list',
    { ...PAGE, path: '/search/aldera' },
    '2021 Aldera Brook U12',
    'No longer listed',
    false,
  ],
  [
    'has a page without a name',
    { ...PAGE, heading: ' ' },
    '2021 Aldera Brook U12',
    'No longer listed',
    false,
  ],
  ['has no page', undefined, '2021 Aldera Brook U12', 'No longer listed', false],
])('A11 a car of a link that %s keeps its name', (_, page, name, note, hasPage) => {
  expect(linkedVehicle(SLUG, page)).toEqual({ kind: 'gone', slug: SLUG, name, note, hasPage });
});
