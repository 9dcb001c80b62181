import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NamedPlace } from '../../location/find-place.ts';
import { queryChips } from './query-chips.ts';
import { mayAskDistance } from './read-distance.ts';
import { readQuery } from './read-query.ts';
import { stockLexicon } from './stock-lexicon.ts';

const of = (...values: string[]): Record<string, number> =>
  Object.fromEntries(values.map((value) => [value, 1]));
const LEXICON = stockLexicon({
  counts: {
    make_model: of('Alder > Ridge'),
    body: of('Ute', 'SUV'),
    state: of('VIC'),
    city: of('Geelong'),
    item_type: of('car'),
    price_range: of('$10,000 - $20,000'),
    year: of('2015'),
  },
  places: [{ name: 'Geelong', state: 'VIC', cities: ['Geelong', 'Corio'] }],
});
const GEELONG = { name: 'Geelong VIC', at: { lat: -38.15, lng: 144.36 } };
const PLACES: Record<string, NamedPlace> = {
  geelong: GEELONG,
  'geelong vic': GEELONG,
  '3220': { name: '3220', at: { lat: -38.15, lng: 144.36 } },
  '2015': { name: '2015', at: { lat: -33.9, lng: 151.2 } },
  'coffs harbour': { name: 'Coffs Harbour NSW', at: { lat: -30.3, lng: 153.1 } },
};
const HERE = { name: '3000', at: { lat: -37.8, lng: 145 } };
const find = (name: string): NamedPlace | undefined => PLACES[name];
const read = (text: string, here: NamedPlace | undefined = HERE) =>
  readQuery(text, LEXICON, '2026-11-28', { find, here });

const RADIUS = '(_geoRadius(-38.15, 144.36, 50000))';
const AREA = '(state = "VIC" AND city IN ["Geelong", "Corio"])';
const NEAR_ME = 'Near you (3000)';

describe('S2 a distance in words', () => {
  test.each([
    ['within 50 km of 3220', 'Within 50 km of 3220', RADIUS],
    ['within 50km of geelong', 'Within 50 km of Geelong VIC', RADIUS],
    ['50 kms from Geelong VIC', 'Within 50 km of Geelong VIC', RADIUS],
    ['50k around geelong', 'Within 50 km of Geelong VIC', RADIUS],
    ['within 50 km of me', 'Within 50 km of you (3000)', '(_geoRadius(-37.8, 145, 50000))'],
    ['near geelong', 'Near Geelong VIC', AREA],
    ['close to 3220', 'Near 3220', ''],
    ['near coffs harbour', 'Near Coffs Harbour NSW', ''],
    ['nearest to coffs harbour', 'Near Coffs Harbour NSW', ''],
    ['near me', NEAR_ME, ''],
    ['nearby', NEAR_ME, ''],
    ['nearest', NEAR_ME, ''],
    ['nearest first', NEAR_ME, ''],
    ['closest', NEAR_ME, ''],
    ['in my area', NEAR_ME, ''],
  ])('%s', (text, label, filter) => {
    const reading = read(text);
    expect(queryChips(reading).map((chip) => chip.label)).toEqual([label]);
    expect(reading.filter).toBe(filter);
    expect(reading.sort).toBe('nearest');
    expect(reading.near).toBeDefined();
    expect(reading.rest).toBe('');
  });

  test.each([
    ['ute near me under 20k', ['Ute', NEAR_ME, 'Up to $20,000']],
    ['suv within 50 km of 3220 alder', ['SUV', 'Within 50 km of 3220', 'Alder']],
  ])('%s', (text, labels) => {
    expect(queryChips(read(text)).map(({ label }) => label)).toEqual(labels);
  });

  test.each([
    'under 50 km',
    'within 80000 km of 3220',
    '50,000 km from 2015',
    'near',
    'near nowhere',
    'geelong',
    '50 km',
  ])('%s is none', (text) => {
    expect(read(text).near).toBeUndefined();
    expect(read(text).filter).not.toContain('_geoRadius');
  });

  test('an order that is asked for comes before that of a place', () => {
    expect(read('cheapest near geelong').sort).toBe('price-asc');
  });

  test('who is far from a place is not within it', () => {
    const reading = read('not within 50 km of geelong');
    expect(reading.filter).toBe(`NOT ${RADIUS}`);
    expect(reading.near).toBeUndefined();
  });

  test('near you without a position narrows nothing, and the chip says what is missing', () => {
    const reading = readQuery('near me', LEXICON, '2026-11-28', { find, here: undefined });
    expect(reading).toMatchObject({ filter: '', sort: undefined, near: undefined, rest: '' });
    expect(reading.pieces[0]?.label).toBe('Near you: share your location, or type a postcode');
  });

  test('a stock without coordinates reads places as it did', () => {
    expect(readQuery('near geelong', LEXICON, '2026-11-28').filter).toBe(AREA);
    expect(readQuery('near geelong', LEXICON, '2026-11-28').sort).toBeUndefined();
  });
});

test.each([
  'within 50 km of 3220',
  'ute near me',
  '50km from geelong',
  'nearest',
  'in my area',
  'around here',
])('S2 places are looked up for %s', (text) => {
  expect(mayAskDistance(text)).toBe(true);
});

test.each(['ute under 30k', '80k kms', 'linear', 'geelong', ''])('S2 and not for %s', (text) => {
  expect(mayAskDistance(text)).toBe(false);
});

test('S2 any text has an answer, and what it leaves out is a text', () => {
  const words = fc.constantFrom(
    'near',
    'within',
    '50',
    'km',
    'of',
    '3220',
    'me',
    'geelong',
    'nearest',
    'not',
    'ute',
    '50km',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (said) => {
      const reading = read(said.join(' '));
      for (const { without } of queryChips(reading)) expect(read(without).text).toBe(without.trim());
    }),
  );
});
