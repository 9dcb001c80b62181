import { expect, test } from 'vitest';
import { createEngine } from '../../search-engine/engine.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { indexPlan } from './index-plan.ts';
import { makeAndModel, makesFilter, withMake, withoutMake } from './make-models.ts';
import { searchDocuments } from './search-documents.ts';

const CARS = [
  ['Aldera', 'Brook'],
  ['Aldera', 'Ridge'],
  ['Corvane', 'Brook'],
  ['Corvane', 'Fell'],
  ['Tessaro', 'Arc'],
] as const;

const { core } = writeIndex(
  searchDocuments(
    CARS.map(([make, model]) => exampleVehicle({ id: `${make} ${model}`, make, model, badge: '' })),
  ),
  indexPlan({}),
);
const read = readIndex(core);
const engine = createEngine(read.ok ? read.value : expect.fail(read.error));
const found = (makes: string[], models: string[]): string[] =>
  engine
    .search({ filter: makesFilter(makes, models), attributesToRetrieve: ['make', 'model'] })
    .answer.hits.map((hit) => `${String(hit['make'])} ${String(hit['model'])}`)
    .toSorted();
const ALL = CARS.map((names) => names.join(' '));

test.each<[string, string[], string[], string[]]>([
  ['nothing keeps all', [], [], ALL],
  ['one make', ['Aldera'], [], ['Aldera Brook', 'Aldera Ridge']],
  ['several makes', ['Aldera', 'Tessaro'], [], ['Aldera Brook', 'Aldera Ridge', 'Tessaro Arc']],
  ['a model of one make', ['Aldera'], ['Aldera > Brook'], ['Aldera Brook']],
  [
    'models of one of two makes leave the other whole',
    ['Aldera', 'Corvane'],
    ['Aldera > Brook'],
    ['Aldera Brook', 'Corvane Brook', 'Corvane Fell'],
  ],
  [
    'models of both makes, of which one has a name of the other',
    ['Aldera', 'Corvane'],
    ['Aldera > Brook', 'Corvane > Fell'],
    ['Aldera Brook', 'Corvane Fell'],
  ],
  ['a model of another make joins', ['Tessaro'], ['Aldera > Ridge'], ['Aldera Ridge', 'Tessaro Arc']],
  ['models without a make', [], ['Aldera > Ridge', 'Tessaro > Arc'], ['Aldera Ridge', 'Tessaro Arc']],
  ['a model whose make nothing says', [], ['Brook'], ['Aldera Brook', 'Corvane Brook']],
  ['a model alone beside several makes', ['Aldera', 'Tessaro'], ['Brook'], ['Aldera Brook']],
  ['a make without cars', ['Zenvo', 'Tessaro'], [], ['Tessaro Arc']],
])('S2 %s', (_, makes, models, cars) => expect(found(makes, models)).toEqual(cars));

test('S2 names with the signs of the filter language stay names', () => {
  expect(found(['"] OR price > 0'], ['A"\\ > B"\\'])).toEqual([]);
});

test.each<[string, string[] | undefined, string]>([
  ['Aldera > Brook', ['Aldera'], 'Brook'],
  ['Aldera > Brook', undefined, 'Brook'],
  ['Aldera > Brook', ['Aldera', 'Corvane'], 'Aldera > Brook'],
  ['Aldera > Brook', ['Corvane'], 'Aldera > Brook'],
  ['Aldera > Brook', [], 'Aldera > Brook'],
  ['Brook', ['Aldera', 'Corvane'], 'Brook'],
])('S2 %s beside the makes %j is written as %s, and read as it was', (value, makes, written) => {
  expect(withoutMake(value, makes)).toBe(written);
  const isRead = makes !== undefined;
  expect(withMake(written, makes ?? [])).toBe(isRead ? value : written);
});

test('S2 a model has a make where the value names both', () => {
  expect(makeAndModel('Aldera > Brook > 2')).toEqual(['Aldera', 'Brook > 2']);
  expect(makeAndModel('Aldera')).toBeUndefined();
});
