import { expect, test } from 'vitest';
import { cacheOfRelease, keptRelease, PICTURES_CACHE, releaseOfCache } from './kept-release.ts';

test.each([
  [
    1,
    ['/search-index/f94/core.bin', '/search-index/f94/card-0.bin'],
    ['/search-index/f94/identities.bin', '/search-index/f94/features.bin'],
  ],
  [
    2,
    ['/search-index/f94/core.bin', '/search-index/f94/card-0.bin', '/search-index/f94/card-1.bin'],
    ['/search-index/f94/numbers.bin', '/search-index/f94/identities.bin', '/search-index/f94/features.bin'],
  ],
])('S17 a release with %i files of cards is kept with its index whole', (cards, files, optional) => {
  const manifest = { engine: 'embedded', folder: 'f94', cards, indexUid: 'vehicles', rows: 178 };
  expect(keptRelease(manifest)).toEqual({ name: 'f94', files, optional });
});

test.each([
  ['/search-index/places-6633461e08.txt', true],
  ['/api/account.txt', false],
  ['https://elsewhere.example/search-index/places-6633461e08.txt', false],
  [undefined, false],
])('S17 the table of postcodes at %s is kept: %s', (placeTable, isKept) => {
  const manifest = { engine: 'embedded', folder: 'f94', cards: 1, placeTable };
  expect(keptRelease(manifest)?.optional.includes(String(placeTable))).toBe(isKept);
});

test.each([
  [{ engine: 'meilisearch', host: 'https://search.example', searchKey: 'k', rows: 1 }],
  [{ engine: 'embedded', folder: '../api', cards: 1 }],
  [{ engine: 'embedded', folder: 'f94', cards: 1e9 }],
  [{ engine: 'embedded', folder: 'f94', cards: 0.5 }],
  [{ engine: 'embedded', folder: 'f94' }],
  ['<html>'],
  [null],
])('S17 no release is kept by %j', (manifest) => {
  expect(keptRelease(manifest)).toBeUndefined();
});

test('S17 a cache is of one release, and pictures are of none', () => {
  expect(releaseOfCache(cacheOfRelease('f94'))).toBe('f94');
  expect([PICTURES_CACHE, 'forecourt-garage:/my-garage:a', 'f94'].map(releaseOfCache)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
