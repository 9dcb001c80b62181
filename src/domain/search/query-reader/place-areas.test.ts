import { expect, test } from 'vitest';
import type { NamedPlace } from '../../location/find-place.ts';
import { type CountedSearch, readByStock } from './place-areas.ts';
import { stockLexicon } from './stock-lexicon.ts';

const LEXICON = stockLexicon({
  counts: { make_model: { 'Alder > Ridge': 1 }, body: { SUV: 1 }, city: { Corio: 1 }, item_type: { car: 1 } },
  places: [],
});
const place = (name: string, lat: number): NamedPlace => ({ name, at: { lat, lng: 144 } });
const PLACES: Record<string, NamedPlace> = {
  lara: place('Lara VIC', -38),
  'north lara': place('North Lara VIC', -38.1),
  '3216': place('3216', -38.2),
  sydney: place('Sydney NSW', -10),
  '2000': place('2000', -10),
  falcon: place('Falcon WA', -11),
  burnie: { ...place('Burnie TAS', -12), isMain: true },
  'port lincoln': place('Port Lincoln SA', -12),
  ridge: place('Ridge VIC', -38),
};
/** Vehicles stand in the south, and one of them is called a wildtrak. */
const count = ({ q, filter = '' }: CountedSearch): number =>
  Number(q === undefined ? filter.startsWith('_geoRadius(-38') : q === 'wildtrak');
const read = (typed: string, find = (name: string) => PLACES[/^\d{4}/.exec(name)?.[0] ?? name]) =>
  readByStock(typed, { lexicon: LEXICON, today: '2026-11-28', places: { find, here: undefined }, count });

test.for<[query: string, labels: string[], rest?: string]>([
  ['lara', ['Within 25 km of Lara VIC']],
  ['suv in lara', ['SUV', 'Within 25 km of Lara VIC']],
  ['north lara suv', ['Within 25 km of North Lara VIC', 'SUV']],
  ['3216', ['Within 25 km of 3216']],
  ['3216 suv', ['Within 25 km of 3216', 'SUV']],
  ['not lara', ['Not Within 25 km of Lara VIC']],
  // Known far away, the nearest come first; a name that few know is no place there.
  ['sydney suv', ['Near Sydney NSW', 'SUV']],
  ['falcon', [], 'falcon'],
  ['falcon suv', ['SUV']],
  ['burnie', ['Near Burnie TAS']],
  ['burnie suv', ['SUV']],
  ['port lincoln suv', ['Near Port Lincoln SA', 'SUV']],
  // The words of the stock come first.
  ['ridge', ['Alder Ridge']],
  ['corio', ['Corio']],
  ['wildtrak', [], 'wildtrak'],
  ['b double', [], 'b double'],
])('S2 L8 "%s" typed without a word of distance', ([query, labels, rest = '']) => {
  const reading = read(query);
  expect(reading.pieces.map(({ label }) => label)).toEqual(labels);
  expect(reading.rest).toBe(rest);
});

test('S2 either of two places is enough', () => {
  expect(read('lara or 3216').filter).toBe(
    '((_geoRadius(-38, 144, 25000)) OR (_geoRadius(-38.2, 144, 25000)))',
  );
});

test('S2 no place is looked up where every word is understood', () => {
  read('alder suv', () => {
    throw new Error('looked up');
  });
});
