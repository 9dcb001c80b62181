import { expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { createEngine, type SearchEngine } from './engine.ts';
import { indexPlan } from '../domain/search/index-plan.ts';
import { readIndex } from './read-index.ts';
import { searchDocument } from '../domain/search/search-document.ts';
import { writeIndex } from './write-index.ts';

function written(count: number) {
  const cars = Array.from({ length: count }, (_, at) =>
    searchDocument(exampleVehicle({ id: `v${at}`, stocknum: `AB-${1000 + at}` })),
  );
  const files = writeIndex(cars, indexPlan({}));
  const read = readIndex(files.core);
  return { files, engine: createEngine(read.ok ? read.value : expect.fail('the index was refused')) };
}
const ask = (engine: SearchEngine, q: string) =>
  engine.search({ q, hitsPerPage: 3, page: 1, attributesToRetrieve: ['make'] });

test('S2 a stock number is found from its cards, once they are here', () => {
  const { files, engine } = written(30);
  expect(files.numbers).toBeUndefined();
  expect(ask(engine, 'ab1007').missingCards).toEqual([0]);
  expect(engine.addCards(files.cards[0]!)).toEqual({ ok: true, value: 0 });
  for (const [q, total] of [
    ['ab1007', 1],
    ['AB-1007', 1],
    ['ab 1007', 1],
    ['ab100', 10],
    ['ab100 ', 0],
    ['100', 0],
    ['ab1x07', 0],
    ['alder ab1007', 1],
  ] as const)
    expect([q, ask(engine, q).answer.totalHits]).toEqual([q, total]);
});

test('S2 where the cards are several files, the numbers are one of their own', () => {
  const { files, engine } = written(5001);
  expect(files.cards.length).toBeGreaterThan(1);
  for (const q of ['alder', 'cx5', '2019']) expect(ask(engine, q).missingCards).toEqual([]);
  expect(ask(engine, 'ab4007')).toMatchObject({ answer: { totalHits: 0 }, missingCards: ['numbers'] });
  expect(engine.addCards(files.numbers!)).toEqual({ ok: true, value: 'numbers' });
  expect(ask(engine, 'ab4007')).toMatchObject({ answer: { totalHits: 1 }, missingCards: [] });
});
