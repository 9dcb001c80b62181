import { expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { createEngine } from './engine.ts';
import { indexPlan } from '../domain/search/index-plan.ts';
import { readIndex } from './read-index.ts';
import { searchDocument } from '../domain/search/search-document.ts';
import { writeIndex } from './write-index.ts';

const files = writeIndex(
  Array.from({ length: 80 }, (_, at) =>
    searchDocument(exampleVehicle({ id: `v${at}`, stocknum: `v${at}`, price: (at * 7919) % 1000 })),
  ),
  indexPlan({}),
);

test('S16 an engine that worked ahead answers as one that did not', () => {
  const [fresh, ahead] = [0, 1].map(() => {
    const read = readIndex(files.core);
    const engine = createEngine(read.ok ? read.value : expect.fail('the index was refused'));
    engine.addCards(files.cards[0]!);
    return engine;
  });
  const sorts = [[], ['available:desc', 'price:asc']];
  expect([...ahead!.prepare(sorts)]).toHaveLength(2);
  for (const sort of sorts) {
    for (const q of ['', 'alder', 'v1'])
      expect(ahead!.search({ q, sort })).toEqual(fresh!.search({ q, sort }));
  }
});

const WORDS = ['Larkspur', 'Larkspring', 'Parkspur', 'Solace Tourer', 'CX-5', 'X-Trail', 'Longreach'];
const models = writeIndex(
  WORDS.map((model, at) => searchDocument(exampleVehicle({ id: `m${at}`, stocknum: `m${at}`, model }))),
  indexPlan({}),
);

test.each([
  'larkspur alder',
  'larskpurr',
  'parkspring',
  'solacetourer',
  'cx 5',
  'xtrail',
  'lonreach',
  'solaec tour',
])('S2 typing %s letter by letter finds at each letter what the text finds at once', (text) => {
  const open = () => {
    const read = readIndex(models.core);
    return createEngine(read.ok ? read.value : expect.fail('the index was refused'));
  };
  const typed = open();
  for (let end = 1; end <= text.length; end++) {
    const query = { q: text.slice(0, end), attributesToRetrieve: ['model'] };
    expect(typed.search(query)).toEqual(open().search(query));
  }
});
