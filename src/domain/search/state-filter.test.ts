import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFilter } from '../../search-engine/filter-grammar.ts';
import type { SearchState } from './search-state.ts';
import { stateFilter } from './state-filter.ts';

const FACETS = [
  { name: 'make', widget: 'list' },
  { name: 'model', widget: 'list', field: 'make_model' },
  { name: 'car_type', widget: 'menu' },
  { name: 'features', widget: 'features' },
  { name: 'body', widget: 'tiles' },
  { name: 'price', widget: 'slider' },
] as const;

test.each<[SearchState, string]>([
  [{}, ''],
  [{ query: 'diesel' }, ''],
  [{ refinementList: { make: ['Aldera'] } }, 'make = "Aldera"'],
  [{ menu: { car_type: 'used' } }, 'car_type = "used"'],
  [
    { refinementList: { make: ['Aldera', 'Corvane'], model: ['Aldera > Brook'], body: ['Ute'] } },
    '((make = "Corvane") OR (make = "Aldera" AND model = "Brook")) AND body = "Ute"',
  ],
  [{ refinementList: { body: ['SUV', 'Ute'] } }, 'body IN ["SUV", "Ute"]'],
  [{ range: { price: '5000:20000' } }, 'price >= 5000 AND price <= 20000'],
  [{ range: { price: ':20000' } }, 'price <= 20000'],
  [
    { refinementList: { make: ['A"l\\d'] }, range: { price: '5000:' } },
    'make = "A\\"l\\\\d" AND price >= 5000',
  ],
  [
    { refinementList: { features: ['Sunroof', 'Tow "bar"'] } },
    'features = "Sunroof" AND features = "Tow \\"bar\\""',
  ],
  [{ menu: { colour: 'Red' } }, ''],
])('S2 S14 the choices %j are the filter %j', (state, filter) => {
  expect(stateFilter(state, FACETS)).toBe(filter);
});

test('S14 whatever is chosen is a filter that the search understands', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.constantFrom('"', '\\', '" OR price > 0'),
  );
  fc.assert(
    fc.property(text, fc.array(text, { minLength: 1 }), (make, body) => {
      expect(() =>
        parseFilter(stateFilter({ refinementList: { make: [make], model: body, body } }, FACETS)),
      ).not.toThrow();
    }),
  );
});
