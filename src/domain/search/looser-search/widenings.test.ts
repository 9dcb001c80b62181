import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuery } from '../query-reader/read-query.ts';
import { stockLexicon } from '../query-reader/stock-lexicon.ts';
import { nextFigure, radiusWidenings, rangeWidenings, roundLimit, typedRange } from './widenings.ts';

const LEXICON = stockLexicon({
  counts: { price_range: { a: 1 }, year: { 2019: 1 }, body: { Ute: 1 }, item_type: { car: 1 } },
  places: [],
});
const read = (query: string) => readQuery(query, LEXICON, '2026-11-28');
const PRICE = { name: 'price', label: 'Price', widget: 'slider', unit: 'dollars' } as const;

test.each([
  [31_490, 'max', 'dollars', 32_000],
  [30_000, 'max', 'dollars', 30_000],
  [3_210, 'max', 'dollars', 3_300],
  [31_490, 'min', 'dollars', 31_000],
  [85_201, 'max', 'kilometres', 86_000],
  [2017, 'min', 'year', 2017],
  [0, 'min', 'dollars', 0],
] as const)('S6 %i as the %s of %s is rounded to %i', (figure, end, unit, rounded) =>
  expect(roundLimit(figure, end, unit)).toBe(rounded),
);

test.each([
  [[30_500, 31_490, 32_900, 39_000], 32_900],
  [[39_000, 41_000], 39_000],
  [[], undefined],
])('S6 of the next prices past 30000, %j, the limit goes on to %s', (figures, figure) => {
  expect(nextFigure({ shareOf: (one) => (one - 30_000) / 30_000 }, figures)).toBe(figure);
});

test('S6 a range chosen in a facet goes on at either end, and the other end stays', () => {
  const state = { range: { price: '10000:20000' }, refinementList: { body: ['Ute'] } };
  const [up, down] = rangeWidenings({ state, facets: [PRICE] });
  expect(up).toMatchObject({
    beyond: 'price > 20000',
    sort: 'price:asc',
    without: { range: { price: '10000:' } },
  });
  expect(up?.to(21_300)).toMatchObject({
    says: '$10,000 to $22,000',
    state: { range: { price: '10000:22000' }, refinementList: { body: ['Ute'] } },
  });
  expect(down).toMatchObject({ beyond: 'price < 10000', sort: 'price:desc' });
  expect(down?.to(9_490)).toMatchObject({ says: '$9,400 to $20,000' });
});

test('S6 L8 a radius goes on to the next that is offered, in the panel as in the text', () => {
  const geelong = { name: 'Geelong VIC', at: { lat: -38.15, lng: 144.36 } };
  const nearby = (query: string) =>
    readQuery(query, LEXICON, '2026-11-28', {
      find: (name) => (name.startsWith('geelong') ? geelong : undefined),
      here: undefined,
    });
  const [chosen, ...none] = radiusWidenings({ state: { near: '3220', within: 25 } }, geelong);
  expect(none).toEqual([]);
  expect(chosen?.to(31)).toMatchObject({ says: 'Within 50 km of 3220', state: { near: '3220', within: 50 } });

  const query = 'ute within 50 km of geelong';
  const [typed] = radiusWidenings({ state: { query }, reading: nearby(query) }, undefined);
  expect(typed).toMatchObject({ without: { query: 'ute' }, beyond: 'NOT _geoRadius(-38.15, 144.36, 50000)' });
  const wider = typed?.to(72);
  expect(wider).toMatchObject({
    says: 'Within 100 km of Geelong VIC',
    state: { query: 'ute within 100 km of Geelong VIC' },
    farness: 0.44,
  });
  expect(nearby(wider?.state.query ?? '').filter).toContain('_geoRadius(-38.15, 144.36, 100000)');
  expect(typed?.to(640)).toMatchObject({ says: 'Within 650 km of Geelong VIC' });
  for (const other of ['ute near geelong', 'not within 50 km of geelong', 'within 50 km of nowhere'])
    expect(radiusWidenings({ state: { query: other }, reading: nearby(other) }, undefined)).toEqual([]);
});

test('S6 a range that was typed goes on in the text, whose other words stay', () => {
  const [up] = rangeWidenings({
    state: { query: 'red ute under 30k' },
    facets: [],
    reading: read('red ute under 30k'),
  });
  expect(up?.without).toEqual({ query: 'red ute' });
  expect(up?.to(31_490)).toMatchObject({ says: 'Up to $32,000', state: { query: 'red ute under $32,000' } });
  expect(
    rangeWidenings({ state: {}, facets: [], reading: read('not between 20k and 30k $200 a week') }),
  ).toEqual([]);
});

test('S6 a range is typed in words that are read as it', () => {
  const field = fc.constantFrom('price' as const, 'km' as const);
  const figure = fc.integer({ min: 1, max: 2_000_000 });
  const ends = fc.record({ min: figure, max: figure }, { requiredKeys: [] });
  const check = (name: 'price' | 'km' | 'year', range: { min?: number; max?: number }): void => {
    const { min, max } = range;
    if (min !== undefined && max !== undefined && min > max) return;
    const { pieces, rest } = read(typedRange(name, range));
    if (min === undefined && max === undefined) return;
    expect({ rest, ranges: pieces.map((piece) => piece.range) }).toEqual({
      rest: '',
      ranges: [{ field: name, ...range }],
    });
  };
  fc.assert(fc.property(field, ends, check));
  const year = fc.integer({ min: 1920, max: 2027 });
  fc.assert(
    fc.property(fc.record({ min: year, max: year }, { requiredKeys: [] }), (range) => check('year', range)),
  );
});

test('S6 S3 a weekly budget goes on to the step that keeps the next car; what else was chosen stays', () => {
  const weekly = {
    name: 'weekly_price_range',
    label: 'Weekly budget',
    widget: 'menu',
    unit: 'dollars_a_week',
    step: 25,
  } as const;
  const state = { menu: { weekly_price_range: '100', make: 'Alder' } };
  const [up, ...others] = rangeWidenings({ state, facets: [PRICE, weekly] });
  expect(others).toEqual([]);
  expect(up).toMatchObject({
    beyond: 'weekly_repayment > 100',
    sort: 'weekly_repayment:asc',
    without: { menu: { make: 'Alder' } },
  });
  expect(up?.figureOf({ weekly_repayment: 112 })).toBe(112);
  expect(up?.shareOf(112)).toBe(0.12);
  expect(up?.to(112)).toMatchObject({
    says: 'Up to $125 a week',
    state: { menu: { weekly_price_range: '125', make: 'Alder' } },
  });
  expect(rangeWidenings({ state: { menu: { make: 'Alder' } }, facets: [PRICE, weekly] })).toEqual([]);
});

test.each([
  [{ 125: 1, 200: 2 }, 'weekly_repayment'],
  [{ 'Under $100': 1 }, 'subscription_price'],
])('S6 S3 a budget a week that was typed goes on in the text, where weekly prices are %o', (bands, field) => {
  const lexicon = stockLexicon({
    counts: { weekly_price_range: bands, body: { Ute: 1 }, item_type: { car: 1 } },
    places: [],
  });
  const query = 'ute under $180 a fortnight';
  const [up, ...others] = rangeWidenings({
    state: { query },
    facets: [],
    reading: readQuery(query, lexicon, '2026-11-28'),
  });
  expect(others).toEqual([]);
  expect(up).toMatchObject({ beyond: `${field} > 90`, sort: `${field}:asc`, without: { query: 'ute' } });
  expect(up?.figureOf({ [field]: 112 })).toBe(112);
  const wider = up?.to(112);
  expect(wider).toMatchObject({ says: 'Up to $125 a week', state: { query: 'ute $125 a week' } });
  expect(readQuery(wider?.state.query ?? '', lexicon, '2026-11-28').filter).toContain(`(${field} <= 125)`);
});
