import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SearchState, tidyState } from './search-state.ts';
import { FACET_NAMES } from './search-fields.ts';
import {
  cleanQuery,
  type FacetParameter,
  readLimit,
  readSearchState,
  unofferedParameters,
  unofferedWords,
  writeSearchState,
} from './search-url.ts';

const FACETS: FacetParameter[] = [
  { name: 'car_type', widget: 'menu' },
  { name: 'make', widget: 'list' },
  { name: 'model', widget: 'list', field: 'make_model' },
  { name: 'body', widget: 'tiles' },
  { name: 'price', widget: 'slider' },
  { name: 'year', widget: 'range' },
];
const read = (text: string) => readSearchState(new URLSearchParams(text), FACETS, 'default');
const write = (state: SearchState, previous = '') =>
  writeSearchState(state, new URLSearchParams(previous), FACETS).toString();

test.each<[string, SearchState]>([
  ['', {}],
  ['query=hi+lux&page=2&sortBy=price-asc', { query: 'hi lux', page: 2, sortBy: 'price-asc' }],
  ['car_type=used', { menu: { car_type: 'used' } }],
  ['make=Alder', { refinementList: { make: ['Alder'] } }],
  ['make=Alder&make=Birch', { refinementList: { make: ['Alder', 'Birch'] } }],
  ['make=Alder&model=Oak', { refinementList: { make: ['Alder'], model: ['Alder > Oak'] } }],
  [
    'make=Alder&make=Birch&model=Alder+>+Oak&model=Elm',
    { refinementList: { make: ['Alder', 'Birch'], model: ['Alder > Oak', 'Elm'] } },
  ],
  ['model=Oak', { refinementList: { model: ['Oak'] } }],
  ['body=Ute&body=SUV&body=Ute', { refinementList: { body: ['Ute', 'SUV'] } }],
  ['price=5000%3A20000', { range: { price: '5000:20000' } }],
  ['price=20000:5000', { range: { price: '5000:20000' } }],
  ['price=:5000&year=2020:', { range: { price: ':5000', year: '2020:' } }],
  ['page=1', {}],
  ['page=-3', {}],
  ['page=1e9', {}],
  ['page=10000', { page: 10_000 }],
  ['page=10001', {}],
  ['page=two&sortBy=cheapest&price=abc&make=&utm_source=x', {}],
  ['sortBy=default', {}],
  ['sortBy=toString', {}],
  ['price=-5:x', {}],
])('S2 the address ?%s is read', (text, state) => {
  expect(read(text)).toEqual(state);
});

test('S2 of more than 50 values the first 50 are read', () => {
  const values = Array.from({ length: 51 }, (_, index) => `B${index}`);
  const text = new URLSearchParams(values.map((value) => ['body', value])).toString();
  expect(read(text)).toEqual({ refinementList: { body: values.slice(0, 50) } });
});

test('S2 unknown parameters are kept, those of an earlier state go', () => {
  expect(write({ refinementList: { make: ['A&B'] } }, 'utm_source=x&make=Old&page=3')).toBe(
    'utm_source=x&make=A%26B',
  );
  expect(write({ page: 1 }, 'page=4')).toBe('');
});

const text = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
const states = fc.record({
  query: fc.option(text.map(cleanQuery).filter(Boolean), { nil: undefined }),
  page: fc.option(fc.integer({ min: 2, max: 500 }), { nil: undefined }),
  sortBy: fc.option(fc.constantFrom('price-asc' as const, 'newest' as const), { nil: undefined }),
  menu: fc.record({ car_type: text }, { requiredKeys: [] }),
  refinementList: fc.record(
    {
      make: fc.uniqueArray(text, { minLength: 1, maxLength: 5 }),
      model: fc.uniqueArray(
        text.map((model) => `Aldera > ${model}`),
        { minLength: 1, maxLength: 5 },
      ),
      body: fc.uniqueArray(text, { minLength: 1, maxLength: 5 }),
    },
    { requiredKeys: [] },
  ),
  range: fc.record(
    {
      price: fc.constantFrom('5:', ':9', '5:9'),
    },
    { requiredKeys: [] },
  ),
});

test('S2 every state is read back from its own address, whatever else the address holds', () => {
  fc.assert(
    fc.property(states, text, (state, other) => {
      const tidy = tidyState(state);
      expect(read(write(tidy, new URLSearchParams({ x: other }).toString()))).toEqual(tidy);
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

test.each(['&', '%', '🚗', '--', '   ', '/?', '…', '&&& %%'])(
  'S2 signs alone, as %j, narrow nothing',
  (text) => {
    expect(cleanQuery(text)).toBe('');
    expect(read(`query=${encodeURIComponent(text)}`).query).toBe(undefined);
  },
);

test.each(['r&d', 'c-3', 'É', '日本', '4x4', '٣'])('S2 %j is a text', (text) => {
  expect(cleanQuery(text)).toBe(text);
});

test.each([
  ['state=NSW', ['state']],
  ['state=NSW&state=VIC&tag=Demo&make=Aldera', ['state', 'tag']],
  ['state=', []],
  ['model=Pippit', []],
  ['utm_source=mail&gclid=1', []],
])('S2 S3 of ?%s the list cannot be narrowed by %j', (text, names) => {
  expect(unofferedParameters(new URLSearchParams(text), FACETS, ['model'])).toEqual(names);
});

test('S2 what an address asks in vain is said in words', () => {
  expect(unofferedWords([])).toBe('');
  expect(unofferedWords(['state'])).toBe(
    "We can't filter this list by state, so what you see isn't narrowed by it.",
  );
  expect(unofferedParameters(new URLSearchParams('near=3220&within=50'), FACETS, [])).toEqual(['near']);
  expect(unofferedWords(['near'])).toContain('by distance,');
  expect(unofferedWords(['city', 'state', 'weekly_price_range'])).toContain(
    'by city, state or weekly price range,',
  );
});

test('S3 every facet of the search is known to addresses', () => {
  const parameters = new URLSearchParams(FACET_NAMES.map((name) => [name, 'x']));
  expect(unofferedParameters(parameters, [], [])).toEqual(expect.arrayContaining([...FACET_NAMES]));
});
