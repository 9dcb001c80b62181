import { describe, expect, test } from 'vitest';
import { CARD_ATTRIBUTES } from '../domain/search/card-from-hit.ts';
import { answerRequest } from '../search-engine/answer-request.ts';
import { createEngine } from '../search-engine/engine.ts';
import { indexPlan } from '../domain/search/index-plan.ts';
import { readIndex } from '../search-engine/read-index.ts';
import { searchDocuments } from '../domain/search/search-documents.ts';
import { writeIndex } from '../search-engine/write-index.ts';
import { FOR_SALE } from '../domain/search/stock-filter.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import { exampleInput, type ExampleSite } from './example-site.fixture.ts';
import { createFirstAnswers } from './first-answers.ts';
import { siteParts } from './site-parts.ts';

const SOLD_ON_10_NOVEMBER = Date.parse('2026-11-10T12:00:00+10:00') / 1000;
const vehicles = [
  exampleVehicle({ id: 'dear', price: 60_000, km: 10 }),
  exampleVehicle({ id: 'cheap', price: 9_000, km: 90_000, make: 'Birch' }),
  exampleVehicle({ id: 'free', price: 0, make: 'Cedar' }),
  exampleVehicle({ id: 'sold', status: 'sold', sold: true, sold_date_timestamp: SOLD_ON_10_NOVEMBER }),
];

const ask = (filter: string, changes: ExampleSite = {}) =>
  createFirstAnswers(siteParts(exampleInput({ vehicles, ...changes })))(filter, ['make', 'price']);
const idsOf = ({ hits }: ReturnType<typeof ask>) => hits.map((hit) => hit['id']);

/** What the engine of the browser answers to a request of Meilisearch's. */
function answerInBrowser(stock: readonly Vehicle[], query: object): unknown {
  const { core, cards } = writeIndex(searchDocuments(stock), indexPlan({}));
  const read = readIndex(core);
  const engine = createEngine(read.ok ? read.value : expect.fail('the index was refused'));
  for (const card of cards) engine.addCards(card);
  const body = JSON.stringify({ queries: [{ indexUid: 'cars', page: 1, hitsPerPage: 21, ...query }] });
  return answerRequest(new Map([['cars', engine]]), { method: 'POST', path: '/multi-search', body }).body;
}

test('S16 the first answer is what the engine answers to the same question in the browser', () => {
  const { hits, total, listed, facets, stats } = ask('make = Alder', {
    tenant: { stock: { sold_days: 30 } },
  });
  const asked = { filter: 'make = Alder', facets: ['make', 'price'], attributesToRetrieve: CARD_ATTRIBUTES };
  expect([total, listed]).toEqual([1, 2]);
  expect(answerInBrowser(vehicles, asked)).toMatchObject({ results: [{ hits, totalHits: listed }] });
  const forSale = { ...asked, filter: `${asked.filter} AND ${FOR_SALE}` };
  expect(answerInBrowser(vehicles, forSale)).toMatchObject({
    results: [{ totalHits: total, facetDistribution: facets, facetStats: stats }],
  });
});

describe('S14 the base rule and the order of the tenant', () => {
  test('a car that was sold too long ago is left out, and shown where the rule keeps it', () => {
    expect(idsOf(ask('', { tenant: { stock: { sold_days: 3 } } }))).not.toContain('sold');
    expect(idsOf(ask('', { tenant: { stock: { sold_days: 30 } } }))).toContain('sold');
  });

  test('S12 the order is the one that the tenant chose', () => {
    expect(idsOf(ask('', { tenant: { listing: { default_sort: 'km-asc' } } })).slice(0, 2)).toEqual([
      'dear',
      'cheap',
    ]);
    expect(idsOf(ask('', { tenant: { listing: { default_sort: 'price-desc' } } })).slice(0, 2)).toEqual([
      'dear',
      'cheap',
    ]);
    expect(idsOf(ask('make = Alder', { tenant: { listing: { default_sort: 'price-asc' } } }))[0]).toBe(
      'dear',
    );
  });

  test.each([
    [true, ['cheap', 'dear']],
    [false, ['free', 'cheap', 'dear']],
  ])('S12 prices from low to high above zero: %s', (aboveZero, ids) => {
    const listing = { default_sort: 'price-asc' as const, price_ascending_above_zero: aboveZero };
    expect(idsOf(ask('', { tenant: { listing } }))).toEqual(ids);
  });

  test('S4 S10 as many hits as a page has cards, of all that there are; what is sold is shown and not counted', () => {
    const answer = ask('', { tenant: { listing: { page_size: 3 }, stock: { sold_days: 30 } } });
    expect(answer.hits).toHaveLength(3);
    expect([answer.total, answer.listed]).toEqual([3, 4]);
  });
});

test('S16 a facet of more than 60 values is cut to those with the most cars', () => {
  const makes = Array.from({ length: 61 }, (_, at) => exampleVehicle({ id: `m${at}`, make: `Make ${at}` }));
  const more = ['z1', 'z2'].map((id) => exampleVehicle({ id, make: 'Zeal' }));
  const { facets, isCut } = ask('', { vehicles: [...makes.slice(1), ...more] });
  expect(isCut).toBe(true);
  expect(Object.keys(facets['make'] ?? {})).toHaveLength(60);
  expect(facets['make']?.['Zeal']).toBe(2);
  expect(ask('', { vehicles: makes.slice(1) }).isCut).toBe(false);
});

test('S16 a dealer without stock has an answer with nothing in it', () => {
  expect(ask('', { vehicles: [] })).toEqual({
    hits: [],
    total: 0,
    listed: 0,
    facets: { make: {}, price: {} },
    stats: {},
    isCut: false,
  });
});
