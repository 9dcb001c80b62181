import { expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { answerRequest } from './answer-request.ts';
import { createEngine } from './engine.ts';
import { indexPlan } from '../domain/search/index-plan.ts';
import { readIndex } from './read-index.ts';
import { searchDocument } from '../domain/search/search-document.ts';
import { writeIndex } from './write-index.ts';

const read = readIndex(
  writeIndex([searchDocument(exampleVehicle()), searchDocument(exampleVehicle())], indexPlan({})).core,
);
const engines = new Map([
  ['cars', createEngine(read.ok ? read.value : expect.fail('the index was refused'))],
]);
const ask = (query: object): unknown =>
  answerRequest(engines, {
    method: 'POST',
    path: '/multi-search',
    body: JSON.stringify({ queries: [query] }),
  }).body;

const FIRST = { indexUid: 'cars', facets: ['make'], hitsPerPage: 21, page: 1 };

test('S16 the first question of instant-meilisearch is answered with nothing', () => {
  expect(ask(FIRST)).toMatchObject({
    results: [{ indexUid: 'cars', hits: [], facetDistribution: {}, totalHits: 0 }],
  });
});

test.each([
  ['another page', { page: 2 }],
  ['an empty text', { q: '' }],
  ['attributes', { attributesToRetrieve: ['id'] }],
  ['no page', { page: undefined }],
  ['no facets', { facets: undefined }],
])('S16 a question like it with %s is answered in full', (_, more) => {
  expect(ask({ ...FIRST, ...more })).toMatchObject({ results: [{ totalHits: 2 }] });
});

test('S16 the first question about an index that is not there is refused', () => {
  expect(ask({ ...FIRST, indexUid: 'dogs' })).toMatchObject({ code: 'index_not_found' });
});
