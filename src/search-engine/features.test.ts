import { expect, test } from 'vitest';
import { indexPlan } from '../domain/search/index-plan.ts';
import { searchDocuments } from '../domain/search/search-documents.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { answerRequest } from './answer-request.ts';
import { createEngine } from './engine.ts';
import { readIndex } from './read-index.ts';
import { writeIndex } from './write-index.ts';

const EQUIPMENT = [['Sunroof', 'Tow bar'], ['Sunroof'], ['Tow bar', 'Sunroof', 'Bull bar'], ['Bull bar'], []];
const cars = EQUIPMENT.map((standardEquipment, at) =>
  exampleVehicle({ id: `v${at}`, stocknum: `v${at}`, standardEquipment, filtered_features: ['Airbags'] }),
);

function opened(stock = cars) {
  const files = writeIndex(searchDocuments(stock), indexPlan({}));
  const read = readIndex(files.core);
  const engine = createEngine(read.ok ? read.value : expect.fail('the index was refused'));
  for (const card of files.cards) engine.addCards(card);
  const send = (path: string, body: object) =>
    answerRequest(new Map([['cars', engine]]), { method: 'POST', path, body: JSON.stringify(body) });
  const ask = (query: object) => {
    const response = send('/multi-search', {
      queries: [{ indexUid: 'cars', attributesToRetrieve: ['id'], ...query }],
    });
    const { results } = response.body as {
      results: { hits: { id: string }[]; facetDistribution?: object }[];
    };
    return { missing: response.missingCards.get('cars') ?? [], ...results[0] };
  };
  return { files, engine, ask, send };
}

test('S3 features lie in a file that only a search by them asks for', () => {
  const { files, engine, ask, send } = opened();
  for (const query of [{}, { q: 'sunroof' }, { filter: 'filtered_features = "Airbags"', facets: ['make'] }])
    expect(ask(query).missing).toEqual([]);
  for (const query of [
    { facets: ['make', 'features'] },
    { filter: 'features = "Sunroof"' },
    { filter: [['"features"="x"']] },
  ])
    expect(ask(query).missing).toEqual(['features']);
  const facetSearch = { facetName: 'features', facetQuery: 'sun' };
  expect(send('/indexes/cars/facet-search', facetSearch).missingCards.get('cars')).toEqual(['features']);
  expect(engine.addCards(files.features!)).toEqual({ ok: true, value: 'features' });
  expect(send('/indexes/cars/facet-search', facetSearch)).toMatchObject({
    body: { facetHits: [{ value: 'Sunroof', count: 3 }] },
    missingCards: new Map(),
  });
  const { missing, hits, facetDistribution } = ask({
    filter: 'features = "Sunroof" AND features = "tow bar"',
    facets: ['features'],
  });
  expect(missing).toEqual([]);
  expect(hits?.map(({ id }) => id).toSorted()).toEqual(['v0', 'v2']);
  expect(facetDistribution).toEqual({ features: { Airbags: 2, Sunroof: 2, 'Tow bar': 2, 'Bull bar': 1 } });
});

test('S16 a stock without features finds none, and refuses no question by them', () => {
  const { files, engine, ask } = opened(
    cars.map((car) => ({ ...car, standardEquipment: [], filtered_features: [] })),
  );
  engine.addCards(files.features!);
  expect(ask({ filter: 'features = "Sunroof"', facets: ['features'] })).toMatchObject({
    hits: [],
    facetDistribution: { features: {} },
  });
});

test('S16 the core is the same with features as without', () => {
  const size = (stock: typeof cars) => opened(stock).files.core.length;
  const more = cars.map((car) => ({
    ...car,
    standardEquipment: [...car.standardEquipment, ...(car.id < 'v3' ? ['Roof rails'] : [])],
  }));
  expect(size(more)).toBe(size(cars));
});

test('S16 a file of features of another publish is refused', () => {
  const other = opened(cars.map((car) => ({ ...car, price: 1234 })));
  expect(opened().engine.addCards(other.files.features!)).toEqual({ ok: false, error: 'other-edition' });
});
