import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { laterPagesOf, leftListPages } from './left-list-pages.ts';
import { MANIFEST_FILE } from './manifest.ts';

const LISTS = new Set(['suv', 'alder', 'alder/brook', 'new-used-and-demo-cars']);
const toOf = (earlier: string[], files: string[] = [], budget = 100) =>
  leftListPages(earlier, new Set(files), LISTS, budget).map(({ from, to }) => [from, to]);

describe('S1 a later page of a list that is no more leads to', () => {
  test.each([
    ['its list', '/search/suv/more/2021-alder-brook-v1', '/search/suv'],
    ['the list of a model', '/search/alder/brook/more/first', '/search/alder/brook'],
    ['the make, where the model is gone', '/search/alder/creek/more/first', '/search/alder'],
    [
      'the whole stock, where the make is gone',
      '/search/birch/grove/more/x',
      '/search/new-used-and-demo-cars',
    ],
  ])('%s', (_, from, to) => {
    expect(toOf([from])).toEqual([[from, to]]);
  });
});

test('S1 a page that is there again is itself', () => {
  expect(toOf(['/search/suv/more/first'], ['search/suv/more/first.html'])).toEqual([]);
});

test('S1 the latest to go are kept where a host takes no more, and never more than 500', () => {
  const earlier = Array.from({ length: 600 }, (_, at) => `/search/suv/more/v${at}`);
  expect(toOf(earlier, [], 2).map(([from]) => from)).toEqual(earlier.slice(0, 2));
  expect(toOf(earlier, [], 2_000)).toHaveLength(500);
  expect(toOf(earlier, [], -1)).toEqual([]);
});

describe('S1 what a release had of later pages', () => {
  const release = async (files: string[], redirects?: string): Promise<[string, string]> => {
    const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
    const manifest = {
      release: 'a',
      files: files.map((file) => ({ path: file, sha256: '', bytes: 1 })),
      kept: [],
      changedSinceLast: { added: [], changed: [], removed: [] },
    };
    await writeFile(path.join(folder, MANIFEST_FILE), JSON.stringify(manifest));
    if (redirects !== undefined) await writeFile(path.join(folder, '_redirects'), redirects);
    return [path.dirname(folder), path.basename(folder)];
  };

  test('is its pages, and those before them that it sends on', async () => {
    const files = ['index.html', 'search/suv.html', 'search/suv/more/first.html'];
    const redirects = '/cars/old /cars/new 301\n/search/suv/more/v1 /search/suv 301\n';
    expect(await laterPagesOf(...(await release(files, redirects)))).toEqual([
      '/search/suv/more/first',
      '/search/suv/more/v1',
    ]);
    expect(await laterPagesOf(...(await release(['index.html'])))).toEqual([]);
  });

  test('is nothing where there is no release', async () => {
    expect(await laterPagesOf('/nowhere', 'none')).toEqual([]);
    expect(await laterPagesOf(tmpdir(), undefined)).toEqual([]);
  });
});
