import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { answerRequest, type EngineResponse } from './answer-request.ts';
import { createEngine } from './engine.ts';
import { indexPlan } from '../domain/search/index-plan.ts';
import { readIndex } from './read-index.ts';
import { searchDocument } from '../domain/search/search-document.ts';
import { writeIndex } from './write-index.ts';

const CARS = [
  {
    id: 'a',
    make: 'Toyota',
    model: 'Hilux',
    badge: 'SR5',
    body: 'Ute / Tray',
    price: 45_990,
    km: 20_000,
    state: 'NSW',
  },
  {
    id: 'b',
    make: 'Toyota',
    model: 'Hilux',
    badge: 'Workmate',
    body: 'Ute / Tray',
    price: 29_990,
    km: 90_000,
    state: 'VIC',
  },
  { id: 'c', make: 'Toyota', model: 'Corolla', body: 'Hatchback', price: 19_990, km: 60_000, state: 'NSW' },
  { id: 'd', make: 'Mazda', model: 'CX-5', body: 'SUV', price: 33_000, km: 10, state: 'QLD' },
  { id: 'e', make: 'Mazda', model: 'BT-50', body: 'Ute / Tray', state: 'QLD', status: 'sold' },
].map((changes) => exampleVehicle({ ...changes, stocknum: changes.id }));

const files = writeIndex(CARS.map(searchDocument), indexPlan({}));
const read = readIndex(files.core);
const index = read.ok ? read.value : expect.fail('the index was refused');
const engine = createEngine(index);
engine.addCards(files.cards[0]!);
const engines = new Map([['cars', engine]]);

const post = (path: string, body: unknown): EngineResponse =>
  answerRequest(engines, {
    method: 'POST',
    path,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const CONSTANT = {
  indexUid: 'cars',
  q: '',
  attributesToRetrieve: ['id', 'name', 'price'],
  attributesToHighlight: ['name'],
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
  matchingStrategy: 'all',
};
const STOCK = '(status = in_stock OR status = coming_soon)';

test('S15 a recorded request with a facet refined and a price range is answered in the shape of the server', () => {
  const { status, body } = post('/multi-search', {
    queries: [
      {
        ...CONSTANT,
        facets: ['body', 'make', 'price'],
        filter: [
          STOCK,
          '"price">=20000',
          '"price"<=50000',
          ['"body"="Ute / Tray"'],
          ['"state"="NSW"', '"state"="VIC"'],
        ],
        hitsPerPage: 21,
        page: 1,
        sort: ['price:asc'],
      },
      {
        ...CONSTANT,
        facets: ['body'],
        filter: [STOCK, '"price">=20000', '"price"<=50000'],
        hitsPerPage: 0,
        page: 1,
      },
    ],
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    results: [
      {
        indexUid: 'cars',
        hits: ['b', 'a'].map((id) => {
          const { name, price } = CARS.find((car) => car.id === id)!;
          return { id, name, price, _formatted: { id, name, price: String(price) } };
        }),
        query: '',
        processingTimeMs: 0,
        hitsPerPage: 21,
        page: 1,
        totalPages: 1,
        totalHits: 2,
        facetDistribution: { body: { 'Ute / Tray': 2 }, make: { Toyota: 2 }, price: {} },
        facetStats: { price: { min: 29_990, max: 45_990 } },
      },
      {
        indexUid: 'cars',
        hits: [],
        query: '',
        processingTimeMs: 0,
        hitsPerPage: 0,
        page: 1,
        totalPages: 0,
        totalHits: 3,
        facetDistribution: { body: { 'Ute / Tray': 2, SUV: 1 } },
        facetStats: {},
      },
    ],
  });
});

test('S15 a curated list takes a window of a filter and leaves page numbers out', () => {
  const { body } = post('/multi-search', {
    queries: [{ indexUid: 'cars', filter: 'make = Toyota', limit: 1, offset: 1 }],
  });
  expect(body).toMatchObject({
    results: [{ limit: 1, offset: 1, estimatedTotalHits: 3, hits: [{ make: 'Toyota' }] }],
  });
  expect(body).not.toHaveProperty('results.0.totalPages');
});

test('S14 a page past the last and page 0 are empty, the total stays', () => {
  for (const page of [0, 3]) {
    const { body } = post('/multi-search', { queries: [{ ...CONSTANT, hitsPerPage: 3, page }] });
    expect(body).toMatchObject({ results: [{ hits: [], totalHits: 5, totalPages: 2 }] });
  }
});

test('S16 hits without their card file name it, and are whole once it is there', () => {
  const bare = createEngine(index);
  const ask = (): EngineResponse =>
    answerRequest(new Map([['cars', bare]]), {
      method: 'POST',
      path: '/multi-search',
      body: JSON.stringify({ queries: [{ ...CONSTANT, filter: 'model = Corolla' }] }),
    });
  const before = ask();
  expect(before.missingCards).toEqual(new Map([['cars', [0]]]));
  expect(before.body).toMatchObject({ results: [{ hits: [{ price: 19_990 }] }] });
  bare.addCards(files.cards[0]!);
  expect(ask().missingCards).toEqual(new Map());
  expect(ask().body).toMatchObject({ results: [{ hits: [{ id: 'c', price: 19_990 }] }] });
});

test('S3 a facet is searched by what its values begin with, within the filter', () => {
  const ask = (facetQuery: string | null): unknown =>
    post('/indexes/cars/facet-search', { facetName: 'model', facetQuery, filter: ['make = Toyota'] }).body;
  expect(ask('hil')).toEqual({
    facetHits: [{ value: 'Hilux', count: 2 }],
    facetQuery: 'hil',
    processingTimeMs: 0,
  });
  expect(ask(null)).toMatchObject({
    facetHits: [{ value: 'Hilux' }, { value: 'Corolla' }],
    facetQuery: null,
  });
  expect(ask('hilxu')).toMatchObject({ facetHits: [{ value: 'Hilux' }] });
  const badges = post('/indexes/cars/facet-search', { facetName: 'make_model', facetQuery: 'hil' });
  expect(badges.body).toMatchObject({ facetHits: [] });
});

describe('S16 a request is refused as the server does it', () => {
  const query = (part: object): object => ({ queries: [{ ...CONSTANT, ...part }] });
  test.each([
    ['/multi-search', '<html>', 'malformed_payload', 400],
    ['/multi-search', '[]', 'malformed_payload', 400],
    ['/multi-search', {}, 'bad_request', 400],
    ['/multi-search', { queries: [7] }, 'bad_request', 400],
    ['/multi-search', { queries: [{ q: '' }] }, 'missing_index_uid', 400],
    ['/multi-search', query({ indexUid: 'dogs' }), 'index_not_found', 400],
    ['/multi-search', query({ q: 7 }), 'invalid_search_q', 400],
    ['/multi-search', query({ hitsPerPage: -1 }), 'invalid_search_hits_per_page', 400],
    ['/multi-search', query({ filter: [7] }), 'invalid_search_filter', 400],
    ['/multi-search', query({ filter: 'wheels = 4' }), 'invalid_search_filter', 400],
    ['/multi-search', query({ filter: ['make ='] }), 'invalid_search_filter', 400],
    ['/multi-search', query({ facets: ['wheels'] }), 'invalid_search_facets', 400],
    ['/multi-search', query({ sort: ['badge:asc'] }), 'invalid_search_sort', 400],
    ['/multi-search', query({ sort: ['price'] }), 'invalid_search_sort', 400],
    ['/indexes/cars/facet-search', {}, 'missing_facet_search_facet_name', 400],
    ['/indexes/cars/facet-search', { facetName: 'slug' }, 'invalid_facet_search_facet_name', 400],
    ['/indexes/dogs/facet-search', { facetName: 'make' }, 'index_not_found', 404],
    ['/indexes/cars/search', {}, 'not_found', 404],
  ] as const)('%s %j', (path, body, code, status) => {
    const answer = post(path, body);
    expect(answer.status).toBe(status);
    const link = `https://docs.meilisearch.com/errors#${code}`;
    expect(answer.body).toEqual({ message: expect.any(String), code, type: 'invalid_request', link });
  });

  test('naming the query, the attribute and its place', () => {
    const { body } = post('/multi-search', query({ filter: ['make = Kia', 'wheels = 4'] }));
    expect(body).toMatchObject({
      message: expect.stringMatching(
        /^Inside `\.queries\[0\]`: Attribute `wheels` is not filterable\. Available [^]*`price`[^]*\n1:7 wheels = 4$/,
      ),
    });
  });
});

test('S16 whatever JSON comes, an answer is returned', () => {
  const part = fc.jsonValue();
  const body = fc.oneof(
    part,
    fc.record({
      queries: fc.array(
        fc.record({
          indexUid: fc.constant('cars'),
          q: part,
          filter: part,
          facets: part,
          sort: part,
          page: part,
          hitsPerPage: part,
          attributesToHighlight: part,
        }),
      ),
    }),
  );
  fc.assert(
    fc.property(body, (json) => {
      expect([200, 400, 404]).toContain(post('/multi-search', json).status);
    }),
  );
});
