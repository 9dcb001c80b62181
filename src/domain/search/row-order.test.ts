import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { createEngine } from '../../search-engine/engine.ts';
import { indexPlan } from './index-plan.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { searchDocuments } from './search-documents.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import { sortVehicles } from './sort-vehicles.ts';

test('S12 page 1 and the search list the same cars in the same order, whatever a feed makes of spellings', () => {
  const vehicles = Array.from({ length: 24 }, (_, at) =>
    exampleVehicle({
      id: `v${String((at * 7) % 24).padStart(2, '0')}`,
      make: ['Alder', 'ALDER', 'alder'][at % 3]!,
      model: ['HiAce', 'Hiace'][at % 2]!,
    }),
  );
  const files = writeIndex(searchDocuments(vehicles), indexPlan({}));
  const read = readIndex(files.core);
  const engine = createEngine(read.ok ? read.value : expect.fail('the index was refused'));
  engine.addCards(files.cards[0]!);
  const listed = sortVehicles(vehicles, 'default').map(({ id }) => id);
  expect(engine.search({ limit: 24 }).answer.hits.map((hit) => hit['id'])).toEqual(listed);
});
