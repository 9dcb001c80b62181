import { describe, expect, test } from 'vitest';
import { queryChips } from './query-chips.ts';
import { readQuery, setAside } from './read-query.ts';
import { type StockLexicon, stockLexicon } from './stock-lexicon.ts';

const of = (...values: string[]): Record<string, number> =>
  Object.fromEntries(values.map((value) => [value, 1]));
const lexiconOf = (counts: Record<string, Record<string, number>>): StockLexicon =>
  stockLexicon({ counts, places: [] });

const CARS = lexiconOf({
  item_type: of('car'),
  body: of('Ute', 'SUV'),
  fuel: of('Diesel', 'Electric', 'Petrol'),
  transmission: of('Automatic'),
  colour: of('Red'),
  price_range: of('x'),
  year: of('2020'),
  seats: of('5'),
  towing: of('3100'),
  electric_range: of('512'),
  power: of('150'),
  rego_ends: of('20261019'),
});
const VANS = lexiconOf({
  item_type: of('caravan'),
  price_range: of('x'),
  trailer_mass: of('3500'),
  tare: of('2000'),
  length: of('5330'),
  axles: of('Single axle', 'Tandem axle'),
  sleeps: of('4'),
});
const BIKES = lexiconOf({
  item_type: of('motorcycle'),
  body: of('LAMS approved', 'Scooter'),
  engine_cc: of('296'),
  year: of('2020'),
});
const TRUCKS = lexiconOf({
  item_type: of('truck'),
  price_range: of('x'),
  gvm: of('4495'),
  licence: of('Car (C)', 'LR', 'MR'),
  towing: of('3500'),
});
const TODAY = '2026-11-28';

describe.each<[stock: string, StockLexicon, readonly [query: string, filter: string, rest?: string][]]>([
  [
    'cars',
    CARS,
    [
      ['tow 3.5t', '(towing >= 3500)'],
      ['towing 3500', '(towing >= 3500)'],
      ['can tow 2000 kg', '(towing >= 2000)'],
      ['3500kg towing ute', '(towing >= 3500) AND (body = "Ute")'],
      ['towing capacity 3 tonne', '(towing >= 3000)'],
      ['tow caravan', '(towing >= 2500)'],
      ['3.5t', '', '3.5t'],
      ['ev 500km range', '(fuel = "Electric") AND (electric_range >= 500)'],
      ['range over 400 km', '(electric_range >= 400)'],
      ['200kw', '(power >= 200)'],
      ['rego', '(rego_ends >= 20261128)'],
      ['long rego', '(rego_ends >= 20270528)'],
      ['rego till june 2027', '(rego_ends >= 20270101)'],
      ['3 months rego', '(rego_ends >= 20270228)'],
      ['12 months rego', '(rego_ends >= 20271028)'],
      ['tow a 2 tonne boat', '(towing >= 2000)', 'boat'],
      ['400+ km range', '(electric_range >= 400)'],
      ['unregistered', '(NOT rego_ends >= 20261128)'],
      ['30 000 dollar suv', '(price <= 30000) AND (body = "SUV")'],
      ['under $24 990', '(price <= 24990)'],
      ['more than 5 seats', '(seats >= 6)'],
      ['fewer than 5 seats', '(seats <= 4)'],
      ['no more than 5 seats', '(seats <= 5)'],
      ["'08 ute", '(year >= 2008 AND year <= 2008) AND (body = "Ute")'],
      ['non cvt petrol', '(fuel = "Petrol")', 'non cvt'],
      ['red interior', '', 'interior'],
    ],
  ],
  [
    'caravans',
    VANS,
    [
      ['under 2000kg', '(trailer_mass <= 2000)'],
      ['atm under 2.5t', '(trailer_mass <= 2500)'],
      ['2500kg atm', '(trailer_mass <= 2500)'],
      ['tare under 2000', '(tare <= 2000)'],
      ['under 18ft', '(length <= 5486)'],
      ['20 foot', '(length >= 5896 AND length <= 6296)'],
      ['6m', '(length >= 5800 AND length <= 6200)'],
      ['between 5 and 6m', '(length >= 5000 AND length <= 6000)'],
      ['$1m', '(price <= 1000000)'],
      ['sleeps 4', '(sleeps >= 4 AND sleeps <= 4)'],
      ['6 berth', '(sleeps >= 6 AND sleeps <= 6)'],
      ['sleeps more than 4', '(sleeps >= 5)'],
      ['single axle', '(axles IN ["Single axle", "Single"])'],
    ],
  ],
  [
    'motorcycles',
    BIKES,
    [
      ['300cc scooter', '(engine_cc >= 285 AND engine_cc <= 315) AND (body = "Scooter")'],
      ['over 600cc', '(engine_cc >= 600)'],
      ['1.2 litre', '(engine_cc >= 1140 AND engine_cc <= 1260)'],
      ['p plater legal', '(body = "LAMS approved")'],
      ['restricted licence', '(body = "LAMS approved")'],
    ],
  ],
  [
    'trucks',
    TRUCKS,
    [
      ['gvm 4500', '(gvm <= 4500)'],
      ['4.5 tonne', '(gvm <= 4500)'],
      ['tow 3500kg', '(towing >= 3500)'],
      ['car licence', '(licence = "Car (C)")'],
      ['mr licence under 100k', '(licence IN ["MR", "MR or HR"]) AND (price <= 100000)'],
    ],
  ],
])('S2 figures of %s', (_, lexicon, readings) => {
  test.each(readings)('S2 %s', (query, filter, rest = '') => {
    expect(readQuery(query, lexicon, TODAY)).toMatchObject({ filter, rest });
  });
});

test('S2 words that nothing in stock has are set aside once anything was understood', () => {
  const reading = readQuery('ute for my daughter no wombat', CARS, TODAY);
  const told = setAside(reading, () => false);
  expect(told).toMatchObject({ rest: '', filter: '(body = "Ute")' });
  expect(queryChips(told)).toEqual([
    { label: 'Ute', without: 'daughter no wombat' },
    { label: 'daughter no wombat', without: 'ute', isAside: true },
  ]);
  expect(setAside(reading, (words) => words === 'daughter').rest).toBe('daughter');
  const nothing = readQuery('wombat', CARS, TODAY);
  expect(setAside(nothing, () => false)).toBe(nothing);
});
