import { expect, test } from 'vitest';
import type { ShownFacet } from './facet.ts';
import type { SearchState } from './search-state.ts';
import { activeFilters } from './active-filters.ts';

const FACETS: ShownFacet[] = [
  { name: 'price', label: 'Price', widget: 'slider', unit: 'dollars' },
  { name: 'subscription_price', label: 'Price a week', widget: 'range', unit: 'dollars', chipHasLabel: true },
  { name: 'car_type', label: 'Condition', widget: 'menu', words: { used: 'Used' } },
  { name: 'body', label: 'Body type', widget: 'tiles' },
  { name: 'seats', label: 'Seats', widget: 'list' },
  { name: 'make', label: 'Make', widget: 'list' },
  { name: 'model', label: 'Model', widget: 'list', field: 'make_model' },
];

test('S6 nothing chosen has no chip', () => expect(activeFilters({}, FACETS)).toEqual([]));

test.each<[SearchState, string[]]>([
  [{ query: 'hilux' }, ['“hilux”']],
  [{ range: { price: '5000:20000' } }, ['$5,000 to $20,000']],
  [{ range: { subscription_price: ':300' } }, ['Price a week: Up to $300']],
  [{ menu: { car_type: 'used' } }, ['Used']],
  [{ refinementList: { body: ['Ute', 'SUV'] } }, ['Ute', 'SUV']],
  [{ refinementList: { seats: ['7'] } }, ['Seats: 7']],
  [{ refinementList: { make: ['Aldera'], model: ['Aldera > Brook'] } }, ['Aldera', 'Brook']],
  [{ refinementList: { make: ['Aldera'], model: ['Aldera > 3'] } }, ['Aldera', 'Model: 3']],
  [
    { refinementList: { make: ['Aldera', 'Corvane'], model: ['Aldera > 3', 'Brook'] } },
    ['Aldera', 'Corvane', 'Aldera 3', 'Brook'],
  ],
  [{ menu: { unknown: 'x' }, refinementList: { other: ['y'] } }, []],
  [{ page: 3, sortBy: 'price-asc' }, []],
])('S6 the chips of %j say %j', (state, labels) => {
  expect(activeFilters(state, FACETS).map(({ label }) => label)).toEqual(labels);
});

test('S6 chips stand in the order of the filters, the typed text first, each with its own key', () => {
  const chips = activeFilters(
    {
      query: 'a',
      menu: { car_type: 'used' },
      refinementList: { body: ['Ute', 'SUV'] },
      range: { price: ':9' },
    },
    FACETS,
  );
  expect(chips.map(({ facet }) => facet)).toEqual(['query', 'price', 'car_type', 'body', 'body']);
  expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length);
});
