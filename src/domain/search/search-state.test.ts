import { expect, test } from 'vitest';
import { type SearchState, tidyState } from './search-state.ts';

test.each<[Parameters<typeof tidyState>[0], SearchState]>([
  [{}, {}],
  [{ query: '', page: 1, sortBy: undefined, menu: {}, refinementList: {}, range: {} }, {}],
  [{ menu: { make: '', body: 'Ute' } }, { menu: { body: 'Ute' } }],
  [{ refinementList: { fuel: [], body: ['Ute'] } }, { refinementList: { body: ['Ute'] } }],
  [{ range: { price: '', year: '2019:' } }, { range: { year: '2019:' } }],
  [{ menu: { make: '' }, refinementList: { fuel: [] }, range: { price: '' } }, {}],
  [{ page: 0 }, {}],
  [{ page: -3 }, {}],
  [
    { page: 2, query: 'ute', sortBy: 'newest' },
    { page: 2, query: 'ute', sortBy: 'newest' },
  ],
])('S2 %j is kept as %j', (state, tidy) => expect(tidyState(state)).toEqual(tidy));
