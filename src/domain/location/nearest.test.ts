import { expect, test } from 'vitest';
import type { Coordinates } from './distance.ts';
import { distanceWords, nearestFirst, readCoordinates, writeCoordinates } from './nearest.ts';

const SYDNEY = { lat: -33.87, long: 151.21 };
const PLACES: { name: string; at?: Coordinates }[] = [
  { name: 'nowhere' },
  { name: 'Melbourne', at: { lat: -37.81, long: 144.96 } },
  { name: 'nowhere else' },
  { name: 'Parramatta', at: { lat: -33.81, long: 151 } },
];

test('L8 K17 places are in the order of their distance, those of unknown place last in their own', () => {
  const found = nearestFirst(PLACES, ({ at }) => at, SYDNEY);
  expect(found.map(({ place, kilometres }) => [place.name, kilometres && Math.round(kilometres)])).toEqual([
    ['Parramatta', 21],
    ['Melbourne', 713],
    ['nowhere', undefined],
    ['nowhere else', undefined],
  ]);
});

test.each([
  [0.2, 'less than 1 km away'],
  [0.5, 'about 1 km away'],
  [20.6, 'about 21 km away'],
  [3291.4, 'about 3,291 km away'],
])('L8 %d km is %s', (kilometres, words) => {
  expect(distanceWords(kilometres)).toBe(words);
});

test('L8 coordinates of a page are read as they were written, and nothing else is', () => {
  expect(readCoordinates(writeCoordinates(SYDNEY))).toEqual(SYDNEY);
  for (const text of ['', '1', '1,', 'a,b', '1,2,3', '<img>']) expect(readCoordinates(text)).toBeUndefined();
});
