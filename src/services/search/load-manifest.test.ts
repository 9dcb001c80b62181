import { expect, test } from 'vitest';
import { SEARCH_MANIFEST_PATH } from '../../domain/search/search-manifest.ts';
import { fetchFrom } from './example-index.fixture.ts';
import { loadManifest } from './load-manifest.ts';

const EMBEDDED = { engine: 'embedded', indexUid: 'vehicles', rows: 60, folder: 'edition0', cards: 1 };
const SERVER = {
  engine: 'meilisearch',
  indexUid: 'cars',
  rows: 60,
  host: 'https://search.example',
  searchKey: 'k',
};

const load = (content: unknown): ReturnType<typeof loadManifest> => {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return loadManifest(fetchFrom(new Map([[SEARCH_MANIFEST_PATH, bytes]])).fetch, false);
};

test.each([EMBEDDED, SERVER])('S16 a manifest of $engine is read as it was written', async (manifest) => {
  expect(await load(manifest)).toEqual(manifest);
});

test.each([
  null,
  [],
  'embedded',
  {},
  { ...EMBEDDED, engine: 'other' },
  { ...EMBEDDED, folder: undefined },
  { ...EMBEDDED, rows: '60' },
  { ...SERVER, indexUid: undefined },
  { ...SERVER, host: 'search' },
  { ...SERVER, searchKey: undefined },
])('S13 %j in place of the manifest is a failure with a reason', async (content) => {
  await expect(load(content)).rejects.toMatchObject({ name: 'SearchFailure', kind: 'bad-answer' });
});
