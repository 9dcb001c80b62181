import { expect, test } from 'vitest';
import { readQuery } from '../query-reader/read-query.ts';
import { stockLexicon } from '../query-reader/stock-lexicon.ts';
import { leaveOut, nearestFirst, numbersLeftOut } from './looser-search.ts';

const LEXICON = stockLexicon({
  counts: {
    body: { Ute: 1 },
    colour: { Red: 1 },
    price_range: { a: 1 },
    year: { 2026: 1 },
    make_model: { 'Alder > Ridge': 1 },
    item_type: { car: 1 },
  },
  places: [],
});
const asked = (query: string, chosen: object = {}) => ({
  state: { ...(query && { query }), ...chosen },
  facets: [
    { name: 'make', label: 'Make', widget: 'menu' },
    { name: 'model', label: 'Model', widget: 'list', needs: 'make' },
    { name: 'fuel', label: 'Fuel', widget: 'list' },
  ] as const,
  reading: query ? readQuery(query, LEXICON, '2026-11-28') : undefined,
});
const says = (of: ReturnType<typeof asked>, count: number) =>
  leaveOut(of, count).map(({ says: words, state }) => [words, state]);

test('S6 each piece of a text and each facet is a choice to leave out', () => {
  const search = asked('red ute zzzz', { refinementList: { fuel: ['Diesel', 'Petrol'] } });
  expect(numbersLeftOut(search)).toEqual([1, 2, 3, 4]);
  expect(leaveOut(search, 1).map(({ says: words }) => words)).toEqual([
    'Without Red',
    'Without Ute',
    'Without “zzzz”',
    'Without Diesel and Petrol',
  ]);
  expect(leaveOut(search, 2)).toHaveLength(6);
});

test('S6 what is left is asked as it was', () => {
  expect(says(asked('red ute', { refinementList: { fuel: ['Diesel'] } }), 1)).toEqual([
    ['Without Red', { query: 'ute', refinementList: { fuel: ['Diesel'] } }],
    ['Without Ute', { query: 'red', refinementList: { fuel: ['Diesel'] } }],
    ['Without Diesel', { query: 'red ute' }],
  ]);
  expect(says(asked('red ute zzzz'), 2)[0]).toEqual(['Without Red and Ute', { query: 'zzzz' }]);
});

test('S6 a make takes its models with it, and says so', () => {
  const chosen = { menu: { make: 'Alder' }, refinementList: { model: ['Ridge'], fuel: ['Diesel'] } };
  expect(says(asked('', chosen), 1)[0]).toEqual([
    'Without Alder and Ridge',
    { refinementList: { fuel: ['Diesel'] } },
  ]);
});

test('S6 a limit that goes is any figure, however it was asked for', () => {
  const price = { name: 'price', label: 'Price', widget: 'slider', unit: 'dollars' } as const;
  const search = asked('red', { range: { price: ':500' } });
  const chosen = { ...search, facets: [...search.facets, price] };
  expect(leaveOut(chosen, 1).map(({ says: words }) => words)).toEqual(['Without Red', 'At any price']);
  expect(leaveOut(chosen, 2).map(({ says: words }) => words)).toEqual(['Without Red, at any price']);
  expect(says(asked('red under 5k'), 2).map(([words]) => words)).toEqual(['Without Red, at any price']);
});

test.each([
  ['red', { price: ':500' }, 'price:asc'],
  ['red', { price: '90000:' }, 'price:desc'],
  ['red', { price: '400:500' }, 'price:asc'],
  ['red under 5k', {}, 'price:asc'],
  ['red 2025 or newer', {}, 'year:desc'],
  ['red under 100 km', {}, 'km:asc'],
])('S6 of %s, cars past the limit of %o come nearest first', (query, range, sort) => {
  const price = { name: 'price', label: 'Price', widget: 'slider', unit: 'dollars' } as const;
  const search = asked(query, { range });
  const found = leaveOut({ ...search, facets: [...search.facets, price] }, 1);
  expect(found.map((one) => one.sort)).toEqual([undefined, sort]);
});

test('S6 an order is no choice: it keeps every car', () => {
  expect(numbersLeftOut(asked('cheapest red'))).toEqual([1]);
  expect(numbersLeftOut(asked(''))).toEqual([]);
  expect(says(asked('cheapest red'), 1)).toEqual([['Without Red', { query: 'cheapest' }]]);
});

test('S6 another colour is nearer than another body, and that than another make', () => {
  const search = asked('red ute alder');
  expect(nearestFirst(leaveOut(search, 1)).map(({ says: words }) => words)).toEqual([
    'Without Red',
    'Without Ute',
    'Without Alder',
  ]);
});

test('S6 a long text is answered with a bounded number of searches', () => {
  const search = asked('zzzz '.repeat(10) + 'red ute '.repeat(20));
  for (const count of numbersLeftOut(search)) expect(leaveOut(search, count).length).toBeLessThanOrEqual(60);
  expect(numbersLeftOut(search).length).toBe(4);
});
