import { expect, test } from 'vitest';
import { FACETS, type FacetName, facetWord, orderFacetItems, rangeWords } from './facets.ts';
import { FACET_NAMES } from './listing-settings.ts';
import { SEARCH_FIELDS } from './search-fields.ts';

test('S3 every facet a tenant may name has words, and a field of the search that can be filtered', () => {
  expect(Object.keys(FACETS).toSorted()).toEqual([...FACET_NAMES].toSorted());
  for (const name of FACET_NAMES) expect(SEARCH_FIELDS[name]).toMatchObject({ filterable: true });
});

const values = (...list: string[]) => list.map((value) => ({ value }));

test.each<[FacetName, string[], string[]]>([
  ['car_type', ['used', 'new', 'demo'], ['new', 'demo', 'used']],
  ['seats', ['7', '12', '5'], ['5', '7', '12']],
  ['body', ['Ute', 'SUV'], ['Ute', 'SUV']],
])('S3 items of %s %j stand as %j', (name, given, ordered) => {
  expect(orderFacetItems(name, values(...given))).toEqual(values(...ordered));
});

test.each<[FacetName, { min?: number; max?: number }, string]>([
  ['price', { min: 5000, max: 25_000 }, '$5,000 to $25,000'],
  ['km', { max: 50_000 }, 'Up to 50,000 km'],
  ['year', { min: 2019 }, 'From 2019'],
  ['year', {}, ''],
])('S8 the range of %s %j reads %s', (name, range, words) => {
  expect(rangeWords(name, range)).toBe(words);
});

test('S3 a value without a word of its own is called what the data calls it', () => {
  expect(facetWord('status', 'in_stock')).toBe('In stock');
  expect(facetWord('status', 'on_hold')).toBe('on_hold');
});
