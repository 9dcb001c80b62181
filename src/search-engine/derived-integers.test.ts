import { expect, test } from 'vitest';
import type { IndexDocument } from './index-document.ts';
import { createEngine } from './engine.ts';
import type { IndexField } from './index-format.ts';
import { readIndex } from './read-index.ts';
import { writeIndex } from './write-index.ts';

const able = { store: 'core', filterable: true, sortable: true } as const;
const LINE = { rule: 'line', of: 'price', by: 0.005, plus: 6, rounding: 'up' } as const;
const FIELDS: readonly IndexField[] = [
  { name: 'id', kind: 'keyword', ...able },
  { name: 'price', kind: 'integer', ...able, facet: 'range' },
  { name: 'weekly', kind: 'integer', ...able, facet: 'range', derive: LINE },
  {
    name: 'band',
    kind: 'keyword',
    ...able,
    facet: 'values',
    derive: { rule: 'step', of: 'weekly', step: 50 },
  },
];
const plan = { fields: FIELDS, rowOrder: ['id'], defaultSort: [], synonyms: {}, maxValuesPerFacet: 9 };

/** 0.005 x 10,000 + 6 = 56; 0.005 x 29,701 + 6 = 154.505, up to 155; c has none although its price would give one, d another. */
const CARS: IndexDocument[] = [
  { id: 'a', price: 10_000, weekly: 56, band: '100' },
  { id: 'b', price: 29_701, weekly: 155, band: '200' },
  { id: 'c', price: 12_000 },
  { id: 'd', price: 12_000, weekly: 90, band: '100' },
  { id: 'e' },
];

const engineOf = (documents: readonly IndexDocument[]) => {
  const read = readIndex(writeIndex(documents, plan).core);
  return createEngine(read.ok ? read.value : expect.fail(read.error));
};

test('S3 an integer that follows from another is found, counted, sorted by and answered; exceptions too', () => {
  const engine = engineOf(CARS);
  const ids = (filter: string, sort: string[] = []) =>
    engine.search({ filter, sort, attributesToRetrieve: ['id'] }).answer.hits.map(({ id }) => id);
  expect(ids('weekly <= 90')).toEqual(['a', 'd']);
  expect(ids('weekly > 56', ['weekly:desc'])).toEqual(['b', 'd']);
  const { answer } = engine.search({ facets: ['weekly', 'band'], attributesToRetrieve: ['weekly'] });
  expect(answer.facetStats).toEqual({ weekly: { min: 56, max: 155 } });
  expect(answer.facetDistribution).toEqual({ weekly: {}, band: { 100: 2, 200: 1 } });
  expect(answer.hits.map(({ weekly }) => weekly)).toEqual([56, 155, undefined, 90, undefined]);
});

test('S3 it takes no room in the index while it follows', () => {
  // A price that is one dollar up has a repayment half a cent up, which rounds up to the next dollar.
  const cars = (count: number): IndexDocument[] =>
    Array.from({ length: count }, (_, at) => ({
      id: 'a',
      price: 10_000 + (at % 2),
      weekly: 56 + (at % 2),
      band: '100',
    }));
  const plain = { ...plan, fields: FIELDS.filter(({ derive }) => !derive) };
  const grown = (of: typeof plan): number =>
    writeIndex(cars(1000), of).core.length - writeIndex(cars(500), of).core.length;
  expect(grown(plain)).toBeGreaterThan(0);
  expect(grown(plan)).toBe(grown(plain));
});
