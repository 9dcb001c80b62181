import { expect, test } from 'vitest';
import { indexPlan } from '../domain/search/index-plan.ts';
import { searchDocuments } from '../domain/search/search-documents.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { writeIndex } from '../search-engine/write-index.ts';
import { exampleInput } from './example-site.fixture.ts';
import { createStockDocuments } from './stock-documents.ts';

const vehicles = ['Hiace', 'HiAce', 'HiAce'].map((model, at) =>
  exampleVehicle({ id: `v${at}`, model, price: 20_000 + at }),
);
const { documents, documentOf } = createStockDocuments(exampleInput({ vehicles }));

test('S16 the documents are those of the index, in its order', () => {
  expect(documents()).toEqual(searchDocuments(vehicles));
});

test('S16 a vehicle is spelled as the stock spells it most', () => {
  expect(documentOf(vehicles[0]!)).toMatchObject({ id: 'v0', model: 'HiAce', price: 20_000 });
});

test('documents are made once', () => {
  expect(documents()[0]).toBe(documents()[0]);
});

test('S16 the engine answers from the files of the build where there are any, without their synonyms', () => {
  const files = writeIndex(searchDocuments(vehicles), indexPlan({ minibus: ['hiace'] }));
  const idsOf = (input: Parameters<typeof exampleInput>[0], q: string) =>
    createStockDocuments(exampleInput(input))
      .engine()
      .search({ q, attributesToRetrieve: ['id'] })
      .answer.hits.map((hit) => hit['id']);
  expect(idsOf({ indexFiles: () => files }, 'hiace')).toEqual(idsOf({ vehicles }, 'hiace'));
  expect(idsOf({ indexFiles: () => files }, 'hiace')).toHaveLength(3);
  expect(idsOf({ indexFiles: () => files }, 'minibus')).toEqual([]);
});
