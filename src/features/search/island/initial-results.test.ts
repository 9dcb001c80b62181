import { expect, test } from 'vitest';
import type { SearchIslandData } from '../../../domain/search/search-island-data.ts';
import { initialResults } from './initial-results.ts';

const data = (default_sort: string, listed = 43) =>
  ({
    indexUid: 'vehicles',
    facets: [
      { name: 'make', label: 'Make', widget: 'menu' },
      { name: 'price', label: 'Price', widget: 'slider' },
    ],
    settings: { default_sort, page_size: 21 },
    initial: {
      hits: [{ id: 'v1', make: 'Aldera' }],
      total: 40,
      listed,
      facets: { make: { Aldera: 43 } },
      stats: { price: { min: 1, max: 9 } },
      isCut: false,
    },
  }) as unknown as SearchIslandData;

test('S16 the first answer of the build is one of the index, with every facet that the list shows', () => {
  const { vehicles } = initialResults(data('default'));
  expect(vehicles?.state).toEqual({
    index: 'vehicles',
    hitsPerPage: 21,
    disjunctiveFacets: ['make', 'price'],
  });
  expect(vehicles?.results?.[0]).toMatchObject({
    page: 0,
    nbHits: 40,
    nbPages: 3,
    hits: [{ id: 'v1', objectID: 'v1', make: 'Aldera' }],
    facets: { make: { Aldera: 43 } },
    facets_stats: { price: { min: 1, max: 9 } },
  });
});

test('S12 it is under the name by which the order of the tenant is asked for', () => {
  expect(Object.keys(initialResults(data('newest')))).toEqual(['vehicles:available:desc,created_at:desc']);
});

test.each([
  [0, 0],
  [1, 1],
  [21, 1],
  [22, 2],
])('S4 %d cars with the sold are %d pages', (listed, pages) => {
  expect(initialResults(data('default', listed))['vehicles']?.results?.[0]?.nbPages).toBe(pages);
});
