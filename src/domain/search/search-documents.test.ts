import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { searchDocuments } from './search-documents.ts';

test('S16 values of facets are spelled one way, and ids, which may differ in capitals alone, stay', () => {
  const documents = searchDocuments([
    exampleVehicle({ id: 'b1', model: 'HiAce' }),
    exampleVehicle({ id: 'B1', model: 'Hiace' }),
    exampleVehicle({ id: 'b1x', model: 'HiAce' }),
  ]);
  expect(documents.map(({ model }) => model)).toEqual(['HiAce', 'HiAce', 'HiAce']);
  expect(documents.map(({ id }) => id)).toEqual(['b1', 'B1', 'b1x']);
});
