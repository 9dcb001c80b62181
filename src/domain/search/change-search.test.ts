import { describe, expect, test } from 'vitest';
import * as change from './change-search.ts';
import type { SearchState } from './search-state.ts';

const FACETS: change.DependentFacet[] = [
  { name: 'make' },
  { name: 'model', needs: 'make', field: 'make_model' },
  { name: 'badge', needs: 'make' },
  { name: 'body' },
  { name: 'price' },
];
const asked: SearchState = {
  query: 'ute',
  page: 3,
  sortBy: 'newest',
  menu: { make: 'Aldera' },
  refinementList: { model: ['Brook'], body: ['SUV'] },
  range: { price: '5000:' },
};
const { page: _, ...first } = asked;

describe('S2 every choice but a page leads to the first page', () => {
  test.each<[string, SearchState, SearchState]>([
    ['a text', change.withQuery(asked, 'van'), { ...first, query: 'van' }],
    ['an order', change.withSort(asked, 'km-asc'), { ...first, sortBy: 'km-asc' }],
    [
      'one more of a list',
      change.withToggled(asked, FACETS, 'body', 'Ute'),
      { ...first, refinementList: { model: ['Brook'], body: ['SUV', 'Ute'] } },
    ],
    [
      'one less of a list',
      change.withToggled(asked, FACETS, 'body', 'SUV'),
      { ...first, refinementList: { model: ['Brook'] } },
    ],
    [
      'other figures',
      change.withRange(asked, 'price', { min: 1, max: 9 }),
      { ...first, range: { price: '1:9' } },
    ],
    ['a page', change.withPage(asked, 4), { ...asked, page: 4 }],
    ['the first page', change.withPage(asked, 1), first],
  ])('%s', (__, state, expected) => expect(state).toEqual(expected));
});

describe('S2 what is taken back leaves nothing behind', () => {
  const without = (...names: (keyof SearchState)[]): Partial<SearchState> =>
    Object.fromEntries(Object.entries(first).filter(([name]) => !names.some((one) => one === name)));
  test.each<[string, SearchState, Partial<SearchState>]>([
    ['the text', change.withQuery(asked, ''), without('query')],
    ['the order', change.withSort(asked, undefined), without('sortBy')],
    ['the figures', change.withRange(asked, 'price', {}), without('range')],
    ['a range by its chip', change.withoutFacet(asked, FACETS, 'price'), without('range')],
    ['all but the order', change.withoutChoices(asked), { sortBy: 'newest' }],
  ])('%s', (_name, state, expected) => expect(state).toEqual(expected));
});

describe('S3 what depends on a choice falls with it', () => {
  const others = { body: ['SUV'] };
  test.each<[string, SearchState, SearchState]>([
    [
      'another make',
      change.withMenu(asked, FACETS, 'make', 'Corvane'),
      { ...first, menu: { make: 'Corvane' }, refinementList: others },
    ],
    [
      'any make',
      change.withMenu(asked, FACETS, 'make', ''),
      { query: 'ute', sortBy: 'newest', refinementList: others, range: { price: '5000:' } },
    ],
    [
      'a make taken back by its chip',
      change.withoutFacet(asked, FACETS, 'make'),
      { query: 'ute', sortBy: 'newest', refinementList: others, range: { price: '5000:' } },
    ],
    [
      'what others depend on, chosen from a list',
      change.withToggled({ refinementList: { badge: ['GX'] } }, FACETS, 'make', 'Aldera'),
      { refinementList: { make: ['Aldera'] } },
    ],
    [
      'no model when a make joins',
      change.withToggled(
        { refinementList: { make: ['Aldera'], model: ['Aldera > Brook'] } },
        FACETS,
        'make',
        'Corvane',
      ),
      { refinementList: { make: ['Aldera', 'Corvane'], model: ['Aldera > Brook'] } },
    ],
    [
      'the models of a make that goes',
      change.withToggled(
        { refinementList: { make: ['Aldera', 'Corvane'], model: ['Aldera > Brook', 'Corvane > Brook'] } },
        FACETS,
        'make',
        'Aldera',
      ),
      { refinementList: { make: ['Corvane'], model: ['Corvane > Brook'] } },
    ],
  ])('%s', (_name, state, expected) => expect(state).toEqual(expected));
});

test('S2 a change leaves the state before it as it was', () => {
  const before = structuredClone(asked);
  change.withToggled(asked, FACETS, 'body', 'Ute');
  change.withMenu(asked, FACETS, 'make', 'Corvane');
  change.withRange(asked, 'price', {});
  expect(asked).toEqual(before);
});
