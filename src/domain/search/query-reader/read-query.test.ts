import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFilter } from '../../../search-engine/filter-grammar.ts';
import { readQuery } from './read-query.ts';
import { lexiconInParts, stockLexicon } from './stock-lexicon.ts';

const of = (...values: string[]): Record<string, number> =>
  Object.fromEntries(values.map((value) => [value, 1]));

const COUNTS = {
  make_model: of(
    'Alder > Ridge',
    'Alder > Ridge Sport',
    'Brook > CX-5',
    'Brook > 3',
    'Corvane > City',
    'Mercedes-Benz > C200',
  ),
  body: of('Ute', 'SUV', 'Hatchback', 'Van', 'People Mover', 'Coupe'),
  fuel: of('Petrol', 'Diesel', 'Hybrid'),
  transmission: of('Automatic', 'Manual'),
  drive: of('4WD', 'FWD', 'RWD'),
  colour: of('White', 'Polar White', 'Blue'),
  car_type: of('used', 'new', 'demo'),
  state: of('NSW', 'VIC'),
  city: of('Brookvale', 'Sale'),
  item_type: of('car'),
  price_range: of('$10,000 - $20,000'),
  price_dropped: of('true'),
  year: of('2019'),
  seats: of('5'),
  doors: of('4'),
  cylinders: of('8'),
};
const LEXICON = stockLexicon({
  counts: COUNTS,
  places: [{ name: 'Sydney', state: 'NSW', cities: ['Brookvale', 'Ryde'] }],
});
const TODAY = '2026-11-28';
const read = (text: string) => readQuery(text, LEXICON, TODAY);

const READINGS: readonly [query: string, filter: string, rest?: string][] = [
  ['ute under 30k', '(body = "Ute") AND (price <= 30000)'],
  ['alder & corvane', '((make = "Alder") OR (make = "Corvane"))'],
  ['alder or corvan under 30k', '((make = "Alder") OR (make = "Corvane")) AND (price <= 30000)'],
  ['reduced ute', '(price_dropped = "true") AND (body = "Ute")'],
  ['price-drop suv', '(price_dropped = "true") AND (body = "SUV")'],
  ['suv on sale', '(body = "SUV")'],
  ['under $30,000', '(price <= 30000)'],
  ['between 20 and 25 grand', '(price >= 20000 AND price <= 25000)'],
  ['$10k-$15k', '(price >= 10000 AND price <= 15000)'],
  ['20-25k', '(price >= 20000 AND price <= 25000)'],
  ['$200 a week', '(price <= 41600)'],
  ['$400 month', '(price <= 19200)'],
  ['under thirty grand', '(price <= 30000)'],
  ['twenty-five to thirty five thousand', '(price >= 25000 AND price <= 35000)'],
  ['less than a hundred thousand kms', '(km <= 100000)'],
  ['sub 30k', '(price <= 30000)'],
  [
    '2015 ridge',
    '(year >= 2015 AND year <= 2015) AND (make = "Alder" AND (model IN ["Ridge", "Ridge Sport"] OR badge STARTS WITH "Ridge"))',
  ],
  ['from 2015 onwards', '(year >= 2015)'],
  ['up to 30k max', '(price <= 30000)'],
  ['tow 2800kg', '(body IN ["Ute", "SUV"] AND fuel = "Diesel" AND drive = "4WD")'],
  ['under 2000kg', '', '2000kg'],
  ['anything other than white', 'NOT (colour IN ["White", "Polar White"])'],
  ['petrol only', '(fuel = "Petrol")'],
  ['manual gearbox', '(transmission = "Manual")'],
  ['30k drive away', '(price <= 30000)'],
  ['two owners', '', 'two owners'],
  ['forty', '', 'forty'],
  ['budget of 35000', '(price <= 35000)'],
  ['over 1.2m', '(price >= 1200000)'],
  ['less than 80k kms', '(km <= 80000)'],
  ['km under 20000', '(km <= 20000)'],
  ['under 60k km under 20k', '(km <= 60000) AND (price <= 20000)'],
  ['2020 or newer', '(year >= 2020)'],
  ['2020+', '(year >= 2020)'],
  ['after 2017', '(year >= 2018)'],
  ['pre 2015', '(year <= 2014)'],
  ['90s', '(year >= 1990 AND year <= 1999)'],
  ["90's", '(year >= 1990 AND year <= 1999)'],
  ['my18', '(year >= 2018 AND year <= 2018)'],
  ['less than 5 years old', '(year >= 2021)'],
  ['7-seater', '(seats = 7)'],
  ['seven seats', '(seats = 7)'],
  ['2dr', '(doors = 2)'],
  ['v8', '(cylinders = 8)'],
  [
    'white ridge',
    '(colour IN ["White", "Polar White"]) AND (make = "Alder" AND (model IN ["Ridge", "Ridge Sport"] OR badge STARTS WITH "Ridge"))',
  ],
  ['alder ridge', '(make = "Alder" AND (model IN ["Ridge", "Ridge Sport"] OR badge STARTS WITH "Ridge"))'],
  ['cx 5', '(make = "Brook" AND (model = "CX-5"))'],
  ['brook3', '(make = "Brook" AND (model = "3"))'],
  ['aldr', '', 'aldr'],
  ['mercdes', '(make = "Mercedes-Benz")'],
  ['corvnae', '(make = "Corvane")'],
  ['merc c200', '(make = "Mercedes-Benz" AND (model = "C200" OR badge STARTS WITH "C200"))'],
  ['suv not white', '(body = "SUV") AND NOT (colour IN ["White", "Polar White"])'],
  ['not alder or brook', 'NOT (make = "Alder") AND NOT (make = "Brook")'],
  ['petrol not diesel, auto', '(fuel = "Petrol") AND NOT (fuel = "Diesel") AND (transmission = "Automatic")'],
  ['alder or brook suv', '((make = "Alder") OR (make = "Brook")) AND (body = "SUV")'],
  [
    'brook ridge',
    '((make = "Brook") OR (make = "Alder" AND (model IN ["Ridge", "Ridge Sport"] OR badge STARTS WITH "Ridge")))',
  ],
  [
    'merc c200, corvane city',
    '((make = "Mercedes-Benz" AND (model = "C200" OR badge STARTS WITH "C200")) OR (make = "Corvane" AND (model = "City" OR badge STARTS WITH "City")))',
  ],
  ['in vic, sydney', '((state = "VIC") OR (state = "NSW" AND city IN ["Brookvale", "Ryde"]))'],
  ['suv or hybrid', '((body = "SUV") OR (fuel = "Hybrid"))'],
  ['dual cab', '(body = "Ute" AND doors = 4)'],
  ['4x2', '(drive IN ["RWD", "FWD"])'],
  ['in sydney', '(state = "NSW" AND city IN ["Brookvale", "Ryde"])'],
  ['in brookvale', '(city = "Brookvale")'],
  ['suv for sale', '(body = "SUV")'],
  ['tassie', '(state = "TAS")'],
  ['red ute', '(colour = "Red") AND (body = "Ute")'],
  ['second hand', '(car_type = "used")'],
  ['family car', '(seats >= 5 AND body IN ["SUV", "People Mover"])', ''],
  ['work van', '(body = "Van")'],
  ['12 seater van', '(seats = 12) AND (body IN ["Van", "People Mover"])'],
  ['tow 3.5t', '(body IN ["Ute", "SUV"] AND fuel = "Diesel" AND drive = "4WD")'],
  ['wildtrak ute', '(body = "Ute")', 'wildtrak'],
  ['hm10729', '', 'hm10729'],
  ['without sunroof', '', 'without sunroof'],
];

describe('S2 a typed query is read as filters, an order and the words left over', () => {
  test.each(READINGS)('S2 %s', (query, filter, rest = '') => {
    expect({ filter: read(query).filter, rest: read(query).rest }).toEqual({ filter, rest });
  });

  test('S2 each piece knows its words and how its chip says it', () => {
    const { text, pieces } = read('ute under 30k not white');
    expect(pieces.map(({ label, from, to }) => [label, text.slice(from, to)])).toEqual([
      ['Ute', 'ute'],
      ['Up to $30,000', 'under 30k'],
      ['Not White', 'not white'],
    ]);
  });

  test.each([
    ['cheapest ute', 'price-asc'],
    ['low kms', 'km-asc'],
    ['newest alder', 'year-desc'],
    ['late model suv', 'year-desc'],
    ['near new', 'year-desc'],
    ['most expensive', 'price-desc'],
  ])('S12 %s is an order', (query, sort) => {
    expect(read(query)).toMatchObject({ sort, rest: '' });
  });

  test.each(['%', '&', '🚗', '   ', '', '\u200b', '- / +'])('S2 %s alone asks for nothing', (query) => {
    expect(read(query)).toMatchObject({ pieces: [], filter: '', rest: '' });
  });

  test('S2 a stock without prices, years or places offers no filter of that kind', () => {
    const bare = stockLexicon({ counts: { make_model: of('Alder > Ridge') }, places: [] });
    expect(readQuery('under 30k 2019 in sydney red', bare, TODAY).filter).toBe('');
  });

  test('S2 signs that cannot be seen change nothing', () => {
    expect(read('u\u200bte under 3\u200d0k').filter).toBe(read('ute under 30k').filter);
  });

  test('S2 any text has one answer, whose filter the engine takes', () => {
    const word = fc.constantFrom(
      'ute',
      'under',
      '30k',
      'not',
      'or',
      '"',
      'white',
      '-',
      '$',
      '2019',
      'km',
      'alder',
      '<b>',
      "' OR 1=1",
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (query) => {
        const reading = read(query);
        parseFilter(reading.filter);
        for (const { from, to } of reading.pieces) expect(from < to && to <= reading.text.length).toBe(true);
        expect(read(query)).toEqual(reading);
      }),
    );
  });

  test('S2 ten thousand characters are answered in the time of a thousand', () => {
    for (const query of [
      '1'.repeat(10_000),
      'a1 '.repeat(3333),
      '1,111'.repeat(2000),
      'ü'.repeat(10_000),
      '('.repeat(10_000),
    ]) {
      const start = performance.now();
      read(query);
      expect(performance.now() - start).toBeLessThan(200);
    }
  });

  test('S2 the lexicon of a large stock is made in many parts', () => {
    const many = (make: (at: number) => string): Record<string, number> =>
      of(...Array.from({ length: 1000 }, (_, at) => make(at)));
    const counts = {
      ...COUNTS,
      make_model: many((at) => `Alder > M${at}`),
      city: many((at) => `Town ${at}`),
    };
    expect([...lexiconInParts({ counts, places: [] })].length).toBeGreaterThan(20);
  });
});

const TYPES = {
  motorcycle: { body: of('Naked', 'Learner Approved', 'Cruiser'), badge: of('300 Sport', 'Trail') },
  caravan: { body: of('Caravan', 'Off-road Caravan', 'Off-road Family Caravan'), badge: of('170 Pop Top') },
  truck: { body: of('Pantech', 'Tray', 'Tipper'), badge: of('Tool box') },
};

test.each<[kind: keyof typeof TYPES, query: string, filter: string]>([
  ['motorcycle', 'sports bike', '(body = "Sports")'],
  ['motorcycle', 'street fighter', '(body = "Naked")'],
  ['motorcycle', 'p plate bikes', '(body = "Learner Approved")'],
  ['motorcycle', 'trail bike', '(badge = "Trail")'],
  ['caravan', 'pop top van', '(badge = "170 Pop Top")'],
  ['caravan', 'off-roader', '(body IN ["Off-road Caravan", "Off-road Family Caravan"])'],
  ['caravan', 'campervan', '(body = "Motorhome")'],
  ['truck', 'box truck', '(body = "Pantech")'],
  ['truck', 'flat bed', '(body = "Tray")'],
  ['truck', 'dump trucks', '(body = "Tipper")'],
])('S2 of a %s dealer "%s" is a type, in stock or not', (kind, query, filter) => {
  const counts = { item_type: of(kind), ...TYPES[kind] };
  expect(readQuery(query, stockLexicon({ counts, places: [] }), TODAY).filter).toBe(filter);
});

test('S2 S12 price drops are read where the stock has some, and left as words elsewhere', () => {
  expect(read('biggest price drop suv')).toMatchObject({
    sort: 'price-drop',
    filter: '(body = "SUV")',
    rest: '',
  });
  const { price_dropped: _, ...counts } = COUNTS;
  const without = readQuery('reduced', stockLexicon({ counts, places: [] }), TODAY);
  expect(without).toMatchObject({ filter: '', rest: 'reduced' });
});
