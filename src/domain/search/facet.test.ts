import { expect, test } from 'vitest';
import { type Facet, facetWord, figuresOf, isRange, orderFacetItems, rangeWords } from './facet.ts';
import type { Range } from './range.ts';
import { FACET_NAMES, type FacetName, SEARCH_FIELDS } from './search-fields.ts';

const values = (...list: string[]) => list.map((value) => ({ value }));
const shown = (name: FacetName): Facet => SEARCH_FIELDS[name].shown;

test.each<[FacetName, string[], string[]]>([
  ['car_type', ['used', 'new', 'demo'], ['new', 'demo', 'used']],
  ['seats', ['7', '12', '5'], ['5', '7', '12']],
  ['body', ['Ute', 'SUV'], ['Ute', 'SUV']],
])('S3 items of %s %j stand as %j', (name, given, ordered) => {
  expect(orderFacetItems(shown(name), values(...given))).toEqual(values(...ordered));
});

test.each<[FacetName, Range, string]>([
  ['price', { min: 5000, max: 25_000 }, '$5,000 to $25,000'],
  ['subscription_price', { max: 300 }, 'Up to $300'],
  ['km', { max: 50_000 }, 'Up to 50,000 km'],
  ['year', { min: 2019 }, 'From 2019'],
  ['year', {}, ''],
])('S8 the range of %s %j reads %s', (name, range, words) => {
  expect(rangeWords(shown(name), range)).toBe(words);
});

test('S8 a field to type a figure in shows its unit, and a year has no mark between its thousands', () => {
  expect(figuresOf({ unit: 'dollars' })).toMatchObject({ prefix: '$' });
  expect(figuresOf({ unit: 'kilometres' })).toMatchObject({ suffix: 'kms' });
  expect(figuresOf({ unit: 'year' })).toMatchObject({ isPlain: true });
  expect(figuresOf({}).write(1204)).toBe('1204');
});

test('S3 a value without a word of its own is called what the data calls it', () => {
  expect(facetWord(shown('status'), 'in_stock')).toBe('In stock');
  expect(facetWord(shown('status'), 'on_hold')).toBe('on_hold');
});

test('S3 only figures that the index keeps as numbers are a range', () => {
  for (const name of FACET_NAMES) if (isRange(shown(name))) expect(SEARCH_FIELDS[name].kind).toBe('integer');
});

test('S3 a facet waits for one that a tenant may show too', () => {
  for (const name of FACET_NAMES) {
    const { needs } = shown(name);
    if (needs !== undefined) expect(FACET_NAMES).toContain(needs);
  }
});
