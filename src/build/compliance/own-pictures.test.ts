import { expect, test } from 'vitest';
import { ownPictures } from './own-pictures.ts';

const files = ['img/yard.0123abcd-320.webp', 'img/yard.0123abcd-640.webp', 'index.html'].map((path) => ({
  path,
  sha256: '',
  bytes: 1,
}));

test('P3 pictures of the dealer that the site has are known by their names, with what was said of them', () => {
  const pictures = {
    'photos/yard.webp': { url: '/img/yard.0123abcd' },
    'photos/unused.webp': { url: '/img/unused.4567cdef' },
    'https://pictures.example/a.jpg': { url: 'https://pictures.example/a.jpg' },
  };
  expect(ownPictures(pictures, files, { 'photos/*': 'Our own photographs' })).toEqual([
    { name: 'photos/yard.webp', file: '/img/yard.0123abcd-320.webp', licence: 'Our own photographs' },
    {
      name: 'https://pictures.example/a.jpg',
      file: 'https://pictures.example/a.jpg',
      licence: undefined,
    },
  ]);
});
