import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SORTS } from '../../../domain/search/orders.ts';
import { writeRange } from '../../../domain/search/range.ts';
import { type SearchState, tidyState } from '../../../domain/search/search-state.ts';
import { ASKED_LIST } from './asked-list.fixture.ts';
import { parametersOf, stateOf } from './search-parameters.ts';

test('S2 nothing chosen asks for the first page in the order of the tenant', () => {
  expect(parametersOf({}, ASKED_LIST)).toEqual({
    index: 'vehicles:available:desc,created_at:desc',
    query: '',
    page: 0,
    hitsPerPage: 21,
    filters: 'available = 1',
    facets: [],
    facetsRefinements: {},
    disjunctiveFacets: ['price', 'make', 'car_type', 'body', 'year'],
    disjunctiveFacetsRefinements: { make: [], car_type: [], body: [] },
    numericRefinements: {},
  });
});

test('S2 each choice is a parameter: values by facet, figures as limits, pages from 0', () => {
  const state: SearchState = {
    query: 'ute',
    page: 3,
    sortBy: 'price-asc',
    menu: { car_type: 'used' },
    refinementList: { make: ['Aldera', 'Corvane'], model: ['Aldera > Brook'], body: ['Ute', 'SUV'] },
    range: { price: '5000:20000', year: '2019:' },
  };
  expect(parametersOf(state, ASKED_LIST)).toMatchObject({
    index: 'vehicles:available:desc,price:asc',
    query: 'ute',
    page: 2,
    disjunctiveFacets: ['price', 'make', 'make_model', 'car_type', 'body', 'year'],
    disjunctiveFacetsRefinements: {
      make: ['Aldera', 'Corvane'],
      make_model: ['Aldera > Brook'],
      car_type: ['used'],
      body: ['Ute', 'SUV'],
    },
    numericRefinements: { price: { '>=': [5000], '<=': [20_000] }, year: { '>=': [2019] } },
  });
});

test('S3 what depends on a choice that is not made is not asked for', () => {
  const { disjunctiveFacets, disjunctiveFacetsRefinements } = parametersOf(
    { range: { model: '1:2' } },
    ASKED_LIST,
  );
  expect(disjunctiveFacets).not.toContain('make_model');
  expect(disjunctiveFacetsRefinements).not.toHaveProperty('make_model');
});

test('S3 features are asked for once their filter was opened, or some are chosen, and must all hold', () => {
  const list = {
    ...ASKED_LIST,
    facets: [{ name: 'features', label: 'Features', widget: 'features' }] as const,
  };
  expect(parametersOf({}, list)).toMatchObject({ facets: [], facetsRefinements: {} });
  expect(parametersOf({}, { ...list, countsFeatures: true })).toMatchObject({
    facets: ['features'],
    facetsRefinements: { features: [] },
  });
  const state = { refinementList: { features: ['Sunroof', 'Tow bar'] } };
  const asked = parametersOf(state, list);
  expect(asked).toMatchObject({
    facets: ['features'],
    facetsRefinements: { features: ['Sunroof', 'Tow bar'] },
    disjunctiveFacets: [],
  });
  expect(stateOf(asked, list)).toEqual(state);
});

test('S2 parameters of facets that the list does not show are no part of its state', () => {
  const asked = { ...parametersOf({ refinementList: { make: ['Aldera'] } }, ASKED_LIST), index: 'another' };
  expect(stateOf(asked, { ...ASKED_LIST, facets: ASKED_LIST.facets.slice(3) })).toEqual({});
});

test('S3 a weekly budget asks for every band up to it, and comes back as the one choice that it was', () => {
  const weekly = { name: 'weekly_price_range', label: 'Weekly budget', widget: 'menu', step: 25 } as const;
  const list = { ...ASKED_LIST, facets: [...ASKED_LIST.facets, weekly] };
  const state = { menu: { weekly_price_range: '100' } };
  const asked = parametersOf(state, list);
  expect(asked.disjunctiveFacetsRefinements['weekly_price_range']).toEqual(['25', '50', '75', '100']);
  expect(stateOf(asked, list)).toEqual(state);
  expect(stateOf(parametersOf({}, list), list)).toEqual({});
});

const word = fc.string({ minLength: 1, maxLength: 9, unit: 'grapheme' });
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 4 });
const figure = fc.option(fc.nat(999_999), { nil: undefined });
const range = fc.tuple(figure, figure).map(([min, max]) => {
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
  return writeRange({ ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) });
});
const states = fc
  .record({
    query: word,
    page: fc.integer({ min: 1, max: 900 }),
    sortBy: fc.constantFrom(undefined, ...SORTS.filter((sort) => sort !== ASKED_LIST.defaultSort)),
    menu: fc.record({ car_type: word }),
    refinementList: fc.record({ make: words, model: words, body: words }, { requiredKeys: [] }),
    range: fc.record({ price: range, year: range }, { requiredKeys: [] }),
  })
  .map(tidyState);

test('S2 InstantSearch gives back the very state that it was set to', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(stateOf(parametersOf(state, ASKED_LIST), ASKED_LIST)).toEqual(state);
    }),
  );
});
