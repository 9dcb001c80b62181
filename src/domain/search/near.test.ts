import { describe, expect, test } from 'vitest';
import {
  awayWords,
  hitPoint,
  nearFacet,
  nearWords,
  radiusFilter,
  readNear,
  readWithin,
  withNearFacet,
} from './near.ts';
import type { ShownFacet } from './facet.ts';
import { readSearchState, writeSearchState } from './search-url.ts';

const GEELONG = { lat: -38.15, lng: 144.36 };
const NEAR_FACET: ShownFacet = { name: 'near', label: 'Distance', widget: 'near' };

describe('S2 distance in an address', () => {
  test.each([
    ['near=3220&within=50', 'near=3220&within=50'],
    ['within=50&near=3220', 'near=3220&within=50'],
    ['near=3220', 'near=3220'],
    ['near=++Geelong++VIC', 'near=Geelong+VIC'],
    ['within=50', ''],
    ['near=&within=50', ''],
    ['near=%25&within=50', ''],
    ['near=3220&within=0', 'near=3220'],
    ['near=3220&within=-5', 'near=3220'],
    ['near=3220&within=5e3', 'near=3220'],
    ['near=3220&within=9999', 'near=3220'],
    ['near=3220&within=50.5', 'near=3220'],
    [`near=${'a'.repeat(61)}`, ''],
  ])('%s', (asked, written) => {
    const state = readSearchState(new URLSearchParams(asked), [NEAR_FACET], 'default');
    expect(writeSearchState(state, new URLSearchParams(), [NEAR_FACET]).toString()).toBe(written);
  });

  test('a list without the facet leaves the parameters as they are', () => {
    const asked = new URLSearchParams('near=3220&within=50');
    expect(readSearchState(asked, [], 'default')).toEqual({});
    expect(writeSearchState({}, asked, []).toString()).toBe('near=3220&within=50');
  });
});

describe('S2 distance in words', () => {
  test.each([
    ['3220', 50, 'Within 50 km of 3220'],
    ['Geelong VIC', undefined, 'Near Geelong VIC'],
    ['3220', 1000, 'Within 1,000 km of 3220'],
  ])('%s, %s', (near, within, words) => {
    expect(nearWords({ near, within })).toBe(words);
  });

  test('a place that nobody knows is said to be none', () => {
    expect(nearWords({ near: '9999', within: 50 }, true)).toBe("We don't know the place “9999”");
  });

  test.each([
    ['the same place', GEELONG, GEELONG, 'less than 1 km away'],
    ['Sydney', { lat: -33.87, lng: 151.21 }, GEELONG, '778 km away'],
    ['the other side of the globe', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, '20,015 km away'],
    ['a car of unknown place', undefined, GEELONG, ''],
    ['a shopper of unknown place', GEELONG, undefined, ''],
  ])('%s', (_, car, from, words) => {
    expect(awayWords(car, from)).toBe(words);
  });
});

test.each([
  [
    { lat: -38, lng: 144 },
    { lat: -38, lng: 144 },
  ],
  [{ lat: '-38', lng: 144 }, undefined],
  [null, undefined],
  ['-38,144', undefined],
  [undefined, undefined],
])('S16 a hit at %s', (_geo, point) => {
  expect(hitPoint({ _geo })).toEqual(point);
});

test('S14 a radius is asked in metres, and any distance asks for nothing', () => {
  expect(radiusFilter(GEELONG, 50)).toBe('_geoRadius(-38.15, 144.36, 50000)');
  expect(radiusFilter(GEELONG, undefined)).toBe('');
});

test('S3 a list offers a distance where its cars have coordinates, and no radius where all stand at one place', () => {
  expect(nearFacet([])).toBeUndefined();
  expect(nearFacet([undefined, undefined])).toBeUndefined();
  expect(nearFacet([undefined, 'a', 'a'])).toEqual({ ...NEAR_FACET, isOnePlace: true });
  expect(nearFacet(['a', 'b'])).toEqual(NEAR_FACET);
});

test('S3 distance stands before the first facet of places, or last', () => {
  const facet = (name: string): ShownFacet => ({ name, label: name, widget: 'list' });
  const names = (facets: ShownFacet[]): string[] => facets.map(({ name }) => name);
  expect(names(withNearFacet([facet('make'), facet('city')], NEAR_FACET))).toEqual(['make', 'near', 'city']);
  expect(names(withNearFacet([facet('make')], NEAR_FACET))).toEqual(['make', 'near']);
  expect(names(withNearFacet([facet('make')], undefined))).toEqual(['make']);
});

test('S2 only whole kilometres and words that may name a place are read', () => {
  expect(readWithin('')).toBeUndefined();
  expect(readWithin('25')).toBe(25);
  expect(readNear('🚗')).toBe('');
});
