import { expect, test } from 'vitest';
import { readIndexFiles } from './index-files.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const reader =
  (files: Record<string, string>) =>
  (address: string): Uint8Array =>
    bytes(files[address] ?? expect.fail(`${address} was read`));

test('S16 the index that was written is read as its manifest names it', () => {
  const read = reader({
    '/search-index.json': JSON.stringify({
      engine: 'embedded',
      indexUid: 'cars',
      rows: 3,
      folder: 'abc',
      cards: 2,
    }),
    '/search-index/abc/core.bin': 'core',
    '/search-index/abc/card-0.bin': 'first',
    '/search-index/abc/card-1.bin': 'second',
    '/search-index/abc/features.bin': 'features',
  });
  expect(readIndexFiles(read)).toEqual({
    core: bytes('core'),
    cards: [bytes('first'), bytes('second')],
    features: bytes('features'),
  });
});

test('S16 a site whose searches a server answers has no such files', () => {
  const manifest = {
    engine: 'meilisearch',
    indexUid: 'cars',
    rows: 3,
    host: 'https://search.example',
    searchKey: 'k',
  };
  expect(readIndexFiles(reader({ '/search-index.json': JSON.stringify(manifest) }))).toBeUndefined();
});
