import { expect, test } from 'vitest';
import { lowerCasePath } from './lower-case-path.ts';

test.each([
  ['/search/SUV', '/search/suv'],
  ['/Cars/2019-Aldera-Meridian-W1', '/cars/2019-aldera-meridian-w1'],
  ['/Search/Caf%C3%89', '/search/caf%C3%89'],
  ['/SEARCH/%2F', '/search/%2F'],
])('S1 %s is %s in small letters', (path, lower) => {
  expect(lowerCasePath(path)).toBe(lower);
});

test.each(['/', '/search/suv', '/search/caf%C3%89', '/search/café'])('S1 %s leads nowhere else', (path) => {
  expect(lowerCasePath(path)).toBeUndefined();
});

test('S1 what an address leads to has no capitals left to lead on from', () => {
  expect(lowerCasePath(lowerCasePath('/CARS/A%2FB') ?? '')).toBeUndefined();
});
