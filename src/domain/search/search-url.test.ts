import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cleanQuery,
  type FacetParameter,
  readLimit,
  readSearchState,
  type SearchState,
  writeSearchState,
} from './search-url.ts';

const FACETS: FacetParameter[] = [
  { name: 'car_type', widget: 'menu' },
  { name: 'make', widget: 'menu' },
  { name: 'body', widget: 'tiles' },
  { name: 'price', widget: 'slider' },
  { name: 'year', widget: 'range' },
];
const read = (text: string) => readSearchState(new URLSearchParams(text), FACETS, 'default');
const write = (state: SearchState, previous = '') =>
  writeSearchState(state, new URLSearchParams(previous), FACETS).toString();
const EMPTY: SearchState = { menu: {}, refinementList: {}, range: {} };

test.each<[string, Partial<SearchState>]>([
  ['', {}],
  ['query=hi+lux&page=2&sortBy=price-asc', { query: 'hi lux', page: 2, sortBy: 'price-asc' }],
  ['make=Alder', { menu: { make: 'Alder' } }],
  ['body=Ute&body=SUV&body=Ute', { refinementList: { body: ['Ute', 'SUV'] } }],
  ['price=5000%3A20000', { range: { price: { min: 5000, max: 20_000 } } }],
  ['price=20000:5000', { range: { price: { min: 5000, max: 20_000 } } }],
  ['price=:5000&year=2020:', { range: { price: { max: 5000 }, year: { min: 2020 } } }],
  ['page=1', {}],
  ['page=-3', {}],
  ['page=1e9', {}],
  ['page=two&sortBy=cheapest&price=abc&make=&utm_source=x', {}],
  ['sortBy=default', {}],
  ['sortBy=toString', {}],
  ['price=-5:x', {}],
])('S2 the address ?%s is read', (text, state) => {
  expect(read(text)).toEqual({ ...EMPTY, ...state });
});

test('S2 unknown parameters are kept, those of an earlier state go', () => {
  expect(write({ ...EMPTY, menu: { make: 'A&B' } }, 'utm_source=x&make=Old&page=3')).toBe(
    'utm_source=x&make=A%26B',
  );
  expect(write({ ...EMPTY, page: 1 }, 'page=4')).toBe('');
});

const text = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
const states = fc.record({
  query: fc.option(text.map(cleanQuery).filter(Boolean), { nil: undefined }),
  page: fc.option(fc.integer({ min: 2, max: 500 }), { nil: undefined }),
  sortBy: fc.option(fc.constantFrom('price-asc' as const, 'newest' as const), { nil: undefined }),
  menu: fc.record({ make: text, car_type: text }, { requiredKeys: [] }),
  refinementList: fc.record(
    { body: fc.uniqueArray(text, { minLength: 1, maxLength: 5 }) },
    { requiredKeys: [] },
  ),
  range: fc.record(
    {
      price: fc.constantFrom({ min: 5 }, { max: 9 }, { min: 5, max: 9 }),
    },
    { requiredKeys: [] },
  ),
});

test('S2 every state is read back from its own address, whatever else the address holds', () => {
  fc.assert(
    fc.property(states, text, (state, other) => {
      const present = Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined));
      expect(read(write(present as SearchState, new URLSearchParams({ x: other }).toString()))).toEqual(
        present,
      );
    }),
  );
});

test('S2 any address is read without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (any) => {
      expect(write(read(any)).length).toBeLessThan(20_000);
    }),
  );
});

test('S2 a query keeps its words and loses control characters and its end', () => {
  expect(cleanQuery(' a\u0000\nb ')).toBe('a b');
  expect(cleanQuery('x'.repeat(10_000))).toHaveLength(256);
});

test.each([
  ['20,000', 20_000],
  ['$20,000.50', 20_001],
  ['1e5', undefined],
  ['-5', undefined],
  ['', undefined],
])('S8 a typed end of a range %j is %s', (text, limit) => expect(readLimit(text)).toBe(limit));
