import { expect, test } from 'vitest';
import { searchDocuments } from '../domain/search/search-documents.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
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
