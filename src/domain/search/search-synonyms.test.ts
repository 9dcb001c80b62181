import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { searchDocuments } from './search-documents.ts';
import { searchSynonyms } from './search-synonyms.ts';

const ute = exampleVehicle({ id: 'u', body: 'Dual Cab Pick-up', simple_body: 'Ute', drive: '4x4' });
const caravan = exampleVehicle({ id: 'c', item_type: 'caravan', body: 'Caravan' });
const of = (vehicles: Parameters<typeof searchDocuments>[0], own = {}) =>
  searchSynonyms(searchDocuments(vehicles), own);

test('S2 words of the trade lead both ways, to what is in stock', () => {
  const synonyms = of([ute]);
  expect(synonyms['pick up']).toContain('ute');
  expect(synonyms['ute']).toContain('pick up');
  expect(synonyms['4wd']).toContain('4x4');
});

test('S2 what nothing in stock answers is not sent to shoppers', () => {
  const synonyms = of([ute]);
  for (const phrase of ['soft top', '6x4', 'rego']) expect(synonyms).not.toHaveProperty([phrase]);
});

test('S2 each kind of stock has words of its own', () => {
  expect(of([caravan])['van']).toEqual(['caravan']);
  expect(of([ute])).not.toHaveProperty('van');
});

test('R3 a dealer adds words, and takes a phrase of the trade away', () => {
  const synonyms = of([ute], { tradie: ['ute'], 'pick up': [], '4wd': ['dual cab'] });
  expect(synonyms['tradie']).toEqual(['ute']);
  expect(synonyms).not.toHaveProperty(['pick up']);
  expect(synonyms['4wd']).toEqual(expect.arrayContaining(['4x4', 'dual cab']));
});
