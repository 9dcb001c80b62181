import { expect, test } from 'vitest';
import { narrowestSource, photoId, shownPhotos, swipeStep } from './card-photos.ts';

test.each([
  [undefined, 1],
  [0, 1],
  [1, 1],
  [2, 2],
  [5, 5],
  [23, 5],
])('S4 of %s photos a card shows %s', (count, shown) => {
  expect(shownPhotos(count)).toBe(shown);
});

test('S4 a photo in the gallery of a page has its number', () => {
  expect(photoId(3)).toBe('photo-3');
});

test.each([
  ['', 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['/img/a.0123abcd-960.webp 960w, /img/a.0123abcd-1280.webp 1280w', '/b', '/img/a.0123abcd-960.webp'],
  [
    'https://x.example/f_auto,q_75,w_960/a 960w, https://x.example/w_1280/a 1280w',
    '/b',
    'https://x.example/f_auto,q_75,w_960/a',
  ],
])('S4 of %o a card takes the narrowest', (srcset, src, expected) => {
  expect(narrowestSource(srcset, src)).toBe(expected);
});

test.each([
  [{ x: 200, y: 100 }, { x: 150, y: 110 }, 1],
  [{ x: 150, y: 100 }, { x: 200, y: 90 }, -1],
  [{ x: 200, y: 100 }, { x: 171, y: 100 }, 0],
  [{ x: 200, y: 100 }, { x: 150, y: 150 }, 0],
  [{ x: 200, y: 100 }, { x: 190, y: 400 }, 0],
])('S4 a touch from %o to %o is a step of %s', (from, to, step) => {
  expect(swipeStep(from, to)).toBe(step);
});
