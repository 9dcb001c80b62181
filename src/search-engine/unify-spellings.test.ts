import { expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { searchDocuments } from '../domain/search/search-documents.ts';
import { unifySpellings } from './unify-spellings.ts';

test('S3 values that filters hold equal are one facet value, in its commonest spelling', () => {
  const models = ['HiAce', 'Hiace', 'Hiace', 'HIACE', 'Hilux'];
  const documents = searchDocuments(models.map((model) => exampleVehicle({ make: 'Toyota', model })));
  expect(documents.map(({ model }) => model)).toEqual(['Hiace', 'Hiace', 'Hiace', 'Hiace', 'Hilux']);
  expect(documents[0]?.['make_model']).toBe('Toyota > Hiace');
});

test('S3 lists are spelled so too, each value once, and other fields are left alone', () => {
  const documents = [
    { features: ['Tow Bar', 'tow bar'], slug: 'A' },
    { features: ['tow bar'], slug: 'a' },
    { features: ['Tow Bar'], price: 1 },
  ];
  expect(unifySpellings(documents, ['features'])).toEqual([
    { features: ['Tow Bar'], slug: 'A' },
    { features: ['Tow Bar'], slug: 'a' },
    { features: ['Tow Bar'], price: 1 },
  ]);
});
