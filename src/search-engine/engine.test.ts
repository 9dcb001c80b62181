import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from '../domain/text/slugify.ts';
import {
  type Clause,
  countField,
  passes,
  rangeField,
  sortDocuments,
  toExpression,
} from './brute-force.fixture.ts';
import { createEngine, type SearchEngine } from './engine.ts';
import type { IndexDocument } from './index-document.ts';
import type { IndexField } from './index-format.ts';
import { readIndex } from './read-index.ts';
import { type IndexPlan, writeIndex } from './write-index.ts';

const FIELDS: readonly IndexField[] = [
  { name: 'make', kind: 'keyword', store: 'core', filterable: true, facet: 'values', searchable: 1 },
  {
    name: 'model',
    kind: 'keyword',
    store: 'core',
    filterable: true,
    facet: 'values',
    searchable: 2,
    context: 'make',
  },
  { name: 'features', kind: 'keywords', store: 'core', filterable: true, facet: 'values' },
  { name: 'certified', kind: 'boolean', store: 'core', filterable: true, facet: 'values' },
  {
    name: 'price',
    kind: 'integer',
    store: 'core',
    filterable: true,
    sortable: true,
    facet: 'range',
    coding: 'thousands',
  },
  {
    name: 'year',
    kind: 'integer',
    store: 'core',
    filterable: true,
    sortable: true,
    facet: 'values',
    coding: 'delta',
  },
  { name: 'number', kind: 'integer', store: 'core', sortable: true },
  { name: 'created_at', kind: 'date', store: 'core', sortable: true },
  {
    name: 'name',
    kind: 'text',
    store: 'core',
    derive: { rule: 'join', prefix: '', of: ['year', 'make', 'model'], separator: ' ' },
  },
  {
    name: 'make_model',
    kind: 'keyword',
    store: 'core',
    filterable: true,
    facet: 'values',
    derive: { rule: 'join', prefix: '', of: ['make', 'model'], separator: ' > ' },
  },
  { name: 'stocknum', kind: 'text', store: 'card' },
  { name: 'slug', kind: 'text', store: 'card', derive: { rule: 'slug', of: ['name', 'stocknum'] } },
  { name: 'photos', kind: 'integer', store: 'card' },
];

const PLAN: IndexPlan = {
  fields: FIELDS,
  rowOrder: ['make', 'model', 'year'],
  defaultSort: ['number:asc'],
  synonyms: {},
  maxValuesPerFacet: 1000,
};

const word = fc.constantFrom(
  'Toyota',
  'toyota',
  'Škoda',
  'BMW',
  'X "5"',
  'a\\b',
  'Élan > S',
  'Ute / Tray',
  '日産',
  '3',
);
const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined });

const documents = fc
  .array(
    fc.record({
      make: maybe(word),
      model: maybe(
        fc.oneof(
          word,
          fc.string({ unit: 'grapheme', maxLength: 5 }).filter((text) => !text.includes('\0')),
        ),
      ),
      features: fc.uniqueArray(word, { maxLength: 3 }),
      certified: maybe(fc.boolean()),
      price: maybe(fc.integer({ min: -2000, max: 200_000 })),
      year: maybe(fc.integer({ min: 1960, max: 2030 })),
      created_at: maybe(fc.constantFrom('1969-12-31', '2026-02-28', '2026-11-21')),
      stocknum: maybe(fc.stringMatching(/^[A-Z]\d{1,4}$/)),
      photos: maybe(fc.nat(40)),
      isRenamed: fc.boolean(),
    }),
    { maxLength: 70 },
  )
  .map((drafts) =>
    drafts.map(({ isRenamed, ...draft }, number): IndexDocument => {
      const { make, model, year, stocknum } = draft;
      const name = isRenamed ? `Special ${number}` : [year, make, model].filter(Boolean).join(' ');
      const makeModel = [make, model].filter(Boolean).join(' > ');
      const slug = slugify([name, stocknum].filter(Boolean).join('-'));
      const all = { ...draft, number, name, make_model: makeModel, slug };
      return Object.fromEntries(
        Object.entries(all).filter(([, value]) => value !== undefined && value !== ''),
      ) as IndexDocument;
    }),
  );

const clause: fc.Arbitrary<Clause> = fc.letrec<{ clause: Clause }>((tie) => ({
  clause: fc.oneof(
    { maxDepth: 3 },
    fc.record({
      is: fc.constant('in' as const),
      field: fc.constantFrom('make', 'model', 'features', 'certified', 'year', 'make_model'),
      values: fc.array(fc.oneof(word, fc.constantFrom('true', '2010', 'Toyota > BMW')), { maxLength: 3 }),
    }),
    fc.record({
      is: fc.constant('between' as const),
      field: fc.constantFrom('price', 'year'),
      from: fc.integer({ min: -100, max: 150_000 }),
      to: fc.integer({ min: -100, max: 150_000 }),
    }),
    fc.record({
      is: fc.constant('exists' as const),
      field: fc.constantFrom('make', 'price', 'features', 'certified'),
    }),
    fc.record({ is: fc.constant('not' as const), of: tie('clause') }),
    fc.record({
      is: fc.constantFrom('all' as const, 'any' as const),
      of: fc.array(tie('clause'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).clause;

function engineOver(all: readonly IndexDocument[]): SearchEngine {
  const files = writeIndex(all, PLAN);
  const index = readIndex(files.core);
  if (!index.ok) throw new Error(index.error);
  const engine = createEngine(index.value);
  for (const card of files.cards) expect(engine.addCards(card).ok).toBe(true);
  return engine;
}

test('S16 every document comes back from the files as it went in', () => {
  fc.assert(
    fc.property(documents, (all) => {
      const { answer, missingCards } = engineOver(all).search({ limit: 1000 });
      expect(missingCards).toEqual([]);
      expect(answer.hits).toEqual(all);
    }),
    { numRuns: 150 },
  );
});

test('S14 totals, every count, stats and order agree with brute force on random documents and filters', () => {
  fc.assert(
    fc.property(
      documents,
      fc.array(clause, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('price', 'year', 'created_at'),
      fc.boolean(),
      fc.integer({ min: 1, max: 4 }),
      (all, clauses, field, isAscending, page) => {
        const engine = engineOver(all);
        const kept = all.filter((document) => clauses.every((one) => passes(document, one)));
        const { answer } = engine.search({
          filter: clauses.map((one, at) => (at % 2 ? toExpression(one) : [toExpression(one)])),
          facets: ['make', 'model', 'features', 'certified', 'year', 'make_model', 'price'],
          sort: [`${field}:${isAscending ? 'asc' : 'desc'}`],
          hitsPerPage: 7,
          page,
        });
        expect(answer.totalHits).toBe(kept.length);
        expect(answer.totalPages).toBe(Math.ceil(kept.length / 7));
        for (const name of ['make', 'model', 'features', 'certified', 'year', 'make_model']) {
          expect(answer.facetDistribution?.[name]).toEqual(countField(kept, name));
        }
        expect(answer.facetDistribution?.['price']).toEqual({});
        for (const name of ['price', 'year'])
          expect(answer.facetStats?.[name]).toEqual(rangeField(kept, name));
        expect(answer.hits).toEqual(sortDocuments(kept, field, isAscending).slice((page - 1) * 7, page * 7));
      },
    ),
    { numRuns: 300 },
  );
});

test('S2 whatever is typed is answered, with hits out of the filter and marked text that reads the same', () => {
  fc.assert(
    fc.property(documents, fc.string({ unit: 'binary', maxLength: 40 }), (all, q) => {
      const { answer } = engineOver(all).search({
        q,
        filter: 'price > 1000',
        limit: 100,
        attributesToHighlight: ['*'],
        highlightPreTag: '\u0001',
        highlightPostTag: '\u0002',
      });
      for (const { _formatted: formatted, ...hit } of answer.hits) {
        expect(hit['price']).toBeGreaterThan(1000);
        const read = (value: unknown): unknown =>
          typeof value === 'string' ? value.replace(/[\u0001\u0002]/g, '') : value;
        expect(read(formatted?.['name'])).toBe(hit['name']);
      }
    }),
    { numRuns: 200 },
  );
});

test('S14 a second question is answered from what is remembered, the same', () => {
  const engine = engineOver(
    Array.from({ length: 50 }, (_, number) => ({ number, make: number % 2 ? 'A' : 'B', features: [] })),
  );
  const query = { filter: 'make = A', facets: ['make'], hitsPerPage: 5, page: 2 };
  const first = engine.search(query);
  expect(first.answer.totalHits).toBe(25);
  expect(engine.search({ ...query, page: 3 }).answer.facetDistribution).toEqual(
    first.answer.facetDistribution,
  );
  expect(engine.search(query)).toEqual(first);
});
