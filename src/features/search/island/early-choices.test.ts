import { describe, expect, test } from 'vitest';
import { type SearchState, tidyState } from '../../../domain/search/search-state.ts';
import type { FacetParameter } from '../../../domain/search/search-url.ts';
import { adoptChoices, type EarlyChoice } from './early-choices.ts';

const FACETS: FacetParameter[] = [
  { name: 'make', widget: 'menu' },
  { name: 'body', widget: 'tiles' },
  { name: 'price', widget: 'slider' },
];
const empty: SearchState = {};
const asked: SearchState = {
  query: 'ute',
  page: 3,
  menu: { make: 'Aldera' },
  refinementList: { body: ['SUV'] },
  range: { price: '5000:' },
};

describe('S2 what was typed and chosen before the scripts woke joins what the address asks', () => {
  test.each<[string, SearchState, EarlyChoice, Partial<SearchState>]>([
    ['a text', empty, { field: 'query', value: ' toyota ' }, { query: 'toyota' }],
    ['a text over that of the address', asked, { field: 'query', value: 'van' }, { query: 'van' }],
    ['an order', empty, { field: 'sortBy', value: 'price-asc' }, { sortBy: 'price-asc' }],
    ['a figure', asked, { field: 'price.max', value: '$20,000' }, { range: { price: '5000:20000' } }],
    ['a figure over another', asked, { field: 'price.min', value: '9000' }, { range: { price: '9000:' } }],
    [
      'a least figure above the greatest',
      { range: { price: ':5' } },
      { field: 'price.min', value: '9' },
      { range: { price: '5:9' } },
    ],
    ['a quick pick', asked, { field: 'price.pick', value: '20000' }, { range: { price: '5000:20000' } }],
    [
      'a quick pick below the least figure',
      asked,
      { field: 'price.pick', value: '4000' },
      { range: { price: ':4000' } },
    ],
    ['one of a menu', asked, { field: 'make', value: 'Corvane' }, { menu: { make: 'Corvane' } }],
    [
      'one more of a list',
      asked,
      { field: 'body', value: 'Ute' },
      { refinementList: { body: ['SUV', 'Ute'] } },
    ],
    ['one less of a list', asked, { field: 'body', value: 'SUV' }, { refinementList: {} }],
  ])('%s', (_, state, choice, expected) => {
    const { page: __, ...onFirstPage } = state;
    expect(adoptChoices(state, [choice], FACETS, 'default')).toEqual(
      tidyState({ ...onFirstPage, ...expected }),
    );
  });

  test.each<EarlyChoice>([
    { field: 'sortBy', value: 'nonsense' },
    { field: 'sortBy', value: 'default' },
    { field: 'unknown', value: 'x' },
    { field: 'price.max', value: 'cheap' },
  ])('what is not understood is passed over: %o', (choice) => {
    expect(adoptChoices(empty, [choice], FACETS, 'default')).toEqual(empty);
  });

  test('an address without such choices keeps its page', () => {
    expect(adoptChoices(asked, [], FACETS, 'default')).toBe(asked);
  });
});
