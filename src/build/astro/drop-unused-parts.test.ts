import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import type algoliasearchHelper from 'algoliasearch-helper';
import { describe, expect, test, vi } from 'vitest';
import { withoutUnusedMethods } from './drop-unused-methods.ts';
import { withoutUnusedParts } from './drop-unused-parts.ts';
import { Meilisearch } from './shims/meilisearch.ts';

const { resolve } = createRequire(import.meta.url);
const trimmed = (code: string, id: string): string => withoutUnusedMethods(withoutUnusedParts(code, id), id);

/** A module of CommonJS with everything it requires, each file passed through `change` first. */
function load(file: string, change: (code: string, id: string) => string, known = new Map<string, object>()) {
  const module = { exports: {} };
  known.set(file, module);
  const require = (name: string): unknown => {
    const found = createRequire(file).resolve(name);
    return Reflect.get(known.get(found) ?? load(found, change, known), 'exports');
  };
  const code = change(readFileSync(file, 'utf8'), file);
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  return module;
}

const QUESTION = {
  index: 'vehicles:price:asc',
  query: 'ute',
  page: 2,
  hitsPerPage: 21,
  filters: 'available = 1',
  disjunctiveFacets: ['make', 'model', 'price'],
  disjunctiveFacetsRefinements: { make: ['Birch', 'Alder: "old"'], model: [] },
  numericRefinements: { price: { '>=': [5000], '<=': [20000] } },
};
const answer = (facets: object) => ({
  index: 'vehicles:price:asc',
  hits: [{ id: '1' }],
  nbHits: 45,
  page: 2,
  nbPages: 3,
  facets,
  processingTimeMS: 1,
});
const ANSWERS = [
  answer({ make: { Birch: 2 }, model: { Alpha: 1, Beta: 1 }, price: { 6000: 2 } }),
  answer({ make: { Birch: 2, Cedar: 9, Ash: 9 } }),
  answer({ price: { 6000: 2, 90_000: 1 } }),
];

/** What a helper asks its client, and what widgets then read of the answers. */
async function asked(change: (code: string, id: string) => string) {
  const { exports } = load(resolve('algoliasearch-helper'), change);
  const sent: unknown[] = [];
  const client = {
    search: async (requests: unknown) => {
      sent.push(requests);
      return { results: ANSWERS };
    },
  };
  // The package of CommonJS has types of its own shape only.
  const helper = (exports as typeof algoliasearchHelper)(client as never, '', {});
  const derived = helper.derive((state) => state.setQueryParameters(QUESTION));
  const results = new Promise<Record<string, unknown>>((done) =>
    derived.on('result', ({ results: found }) => {
      const values = ['make', 'model'].map((name) =>
        found?.getFacetValues(name, { sortBy: ['count:desc', 'name:asc'] } as never),
      );
      const { hits, nbHits, nbPages, page, disjunctiveFacets } = found!;
      done({ values, hits, nbHits, nbPages, page, disjunctiveFacets });
    }),
  );
  helper.searchOnlyWithDerivedHelpers();
  const read = await results;
  const failing = new Promise((done) => helper.on('error', ({ error }) => done(String(error))));
  helper.setClient({ search: () => Promise.reject(new Error('no answer')) } as never);
  helper.searchOnlyWithDerivedHelpers();
  return { sent, read, failed: await failing, isPending: helper.hasPendingRequests() };
}

test('S16 the trimmed helper asks and reads facets, ranges, order and pages as the whole one does', async () => {
  const whole = await asked((code) => code);
  expect(whole.sent).toEqual([[expect.anything(), expect.anything(), expect.anything()]]);
  expect(whole.read).toMatchObject({
    nbHits: 45,
    values: [
      [{ name: 'Ash' }, { name: 'Cedar' }, {}, {}],
      [{}, {}],
    ],
  });
  expect(await asked(trimmed)).toEqual(whole);
});

describe('instant-meilisearch', () => {
  const file = resolve('@meilisearch/instant-meilisearch');
  const params = {
    ...QUESTION,
    facets: ['make', 'price'],
    numericFilters: ['price>=5000'],
    facetFilters: [['make:Birch']],
  };
  const REQUESTS = [
    { indexName: 'vehicles:price:asc', query: 'ute', params },
    {
      indexName: 'vehicles',
      params: { ...params, facets: 'make', hitsPerPage: 0, page: 0, facetFilters: undefined },
    },
  ];

  async function answered(make: typeof instantMeiliSearch) {
    const sent: { queries: Record<string, unknown>[] }[] = [];
    const hits = [{ id: '7', make: 'Birch', price: 6000 }];
    const counts = {
      facetDistribution: { make: { Birch: 1 } },
      facetStats: { price: { min: 6000, max: 6000 } },
    };
    const { searchClient } = make('https://embedded.invalid', '', {
      finitePagination: true,
      primaryKey: 'id',
      meiliSearchParams: { attributesToRetrieve: ['id'], attributesToHighlight: [], matchingStrategy: 'all' },
      httpClient: async (_, init) => {
        searchClient.clearCache();
        const body = JSON.parse(String(init?.body));
        // The whole package first asks for the counts without any filter, which only facets of no car need.
        if (body.queries.some((query: object) => 'matchingStrategy' in query)) sent.push(body);
        const paged = {
          page: 3,
          hitsPerPage: 21,
          totalPages: 3,
          totalHits: 45,
          processingTimeMs: 1,
          query: 'ute',
        };
        return {
          results: body.queries.map(({ indexUid }: { indexUid: string }) => ({
            indexUid,
            hits,
            ...counts,
            ...paged,
          })),
        };
      },
    });
    const { results } = await searchClient.search(structuredClone(REQUESTS) as never);
    const failure = new Error('refused');
    const { searchClient: refused } = make('https://embedded.invalid', '', {
      httpClient: () => Promise.reject(failure),
    });
    const causes: unknown[] = [];
    const thrown = await Promise.resolve(refused.search(REQUESTS as never)).catch((error: unknown) => error);
    for (let at = thrown; at instanceof Error; at = at.cause) causes.push(at);
    return { sent, results, isToldWhy: causes.includes(failure) };
  }

  test('S16 the trimmed package asks and answers as the whole one does', async () => {
    const code = trimmed(readFileSync(file, 'utf8'), file);
    const body = code.replace(/^import .*$/m, '').replace(/^export .*$/m, 'return q;');
    const make = new Function('e', body)(Meilisearch) as typeof instantMeiliSearch;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const whole = await answered(instantMeiliSearch);
    expect(whole).toMatchObject({
      sent: [{ queries: [{ sort: ['price:asc'], page: 3 }, {}] }],
      isToldWhy: true,
    });
    // Marks are asked for of no field, and hits come without them.
    for (const { queries } of whole.sent)
      for (const query of queries) {
        delete query['highlightPreTag'];
        delete query['highlightPostTag'];
      }
    expect(await answered(make)).toEqual(whole);
    expect(code).not.toContain('addGeoSearchFilter');
  });
});

test('a package that is written otherwise stops the build and names the part', () => {
  expect(() =>
    withoutUnusedParts('module.exports = {};', '/x/algoliasearch-helper/src/requestBuilder.js'),
  ).toThrow(
    'is not as src/build/astro/unused-search-parts.ts expects it:     // More to get the parent levels',
  );
});

test('other modules stay as they are', () => {
  expect(withoutUnusedParts('export {};', '/src/page.ts')).toBe('export {};');
});
