import { expect, test } from 'vitest';
import { ListingSettings } from './listing-settings.ts';
import { type FacetCounts, listingLinks } from './listing-links.ts';
import type { PieceField } from './query-reader/query-piece.ts';
import { readingSuggestion, suggestedLists } from './suggestions.ts';

const { routes, facets } = ListingSettings.parse({});
const STOCK: FacetCounts = {
  car_type: { used: 900, new: 300, demo: 16 },
  make: { Toyota: 1204, Mazda: 8, Citroën: 1 },
  make_model: {
    'Toyota > Hilux': 40,
    'Toyota > HiAce': 30,
    'Toyota > Corolla': 25,
    'Toyota > Camry': 20,
    'Mazda > BT-50': 8,
    'Toyota > X-Trail': 2,
    'Toyota > X Trail': 1,
    Toyota: 3,
  },
  body: { 'Ute / Tray': 90, Van: 30 },
  location_name: { Yard: 1213 },
  location_slug: { yard: 1213 },
};
const context = {
  links: listingLinks({ routes, facets, locationSlugs: {} }, STOCK),
  stockNoun: 'cars',
} as const;

const HILUX: FacetCounts = {
  make: { Toyota: 40 },
  make_model: { 'Toyota > Hilux': 40 },
  body: { 'Ute / Tray': 38, Van: 2 },
  location_name: { Yard: 40 },
};
const suggest = (text: string, counts: FacetCounts, total: number) =>
  suggestedLists(text, { counts, total }, STOCK, context);
const labels = (text: string, counts: FacetCounts, total: number): string[] =>
  suggest(text, counts, total).flatMap(({ suggestions }) => suggestions.map(({ label }) => label));

test.each<[string, FacetCounts, number, string[]]>([
  ['hilux', HILUX, 40, ['Toyota Hilux']],
  ['hi', HILUX, 40, ['Toyota Hilux']],
  // Misspelled: the model's cars are the cars found, while the make and the body type have many more.
  ['hilxu', HILUX, 40, ['Toyota Hilux']],
  ['toyota', STOCK, 1207, ['Toyota', 'Toyota Hilux', 'Toyota HiAce', 'Toyota Corolla']],
  ['TOYOTA van', { ...HILUX, body: { Van: 2 } }, 2, ['Toyota', 'Toyota Hilux', 'Van']],
  ['citroen', STOCK, 1, ['Citroën']],
  ['pickup', { body: { 'Ute / Tray': 90 }, make: { Toyota: 90 } }, 90, ['Ute / Tray']],
  ['yard', HILUX, 40, ['Yard']],
  ['white', HILUX, 40, ['Toyota Hilux']],
  ['white', { ...HILUX, make_model: { 'Toyota > Hilux': 9, 'Toyota > HiAce': 9 } }, 18, []],
  ['used', {}, 0, ['Used']],
  ['demo', {}, 0, ['Demo']],
  // Not every car of the make is what was asked for, so its list is not suggested.
  ['4x4', { make: { Mazda: 7 }, car_type: { used: 7 } }, 7, []],
  ['<b>', {}, 0, []],
])('S3 %j suggests lists', (text, counts, total, expected) => {
  expect(labels(text, counts, total)).toEqual(expected);
});

test('S3 lists are grouped by kind, with the count that their page shows', () => {
  expect(suggest('toyota hilux', HILUX, 40)).toEqual([
    {
      title: 'Makes',
      suggestions: [{ label: 'Toyota', detail: '1,204 cars', note: '', href: '/search/toyota' }],
    },
    {
      title: 'Models',
      suggestions: [{ label: 'Toyota Hilux', detail: '40 cars', note: '', href: '/search/toyota/hilux' }],
    },
  ]);
});

test('S1 spellings that share a page are one suggestion; a car without a model is none', () => {
  const counts = { make_model: { 'Toyota > X Trail': 1, 'Toyota > X-Trail': 2, Toyota: 3 } };
  expect(suggest('trail', counts, 6)).toEqual([
    {
      title: 'Models',
      suggestions: [{ label: 'Toyota X-Trail', detail: '3 cars', note: '', href: '/search/toyota/x-trail' }],
    },
  ]);
});

test('D4 one car is a car', () => {
  expect(suggest('citroën', { make: { Citroën: 1 } }, 1)[0]?.suggestions[0]?.detail).toBe('1 car');
});

const piece = (label: string, field: PieceField, isNegated = false) => ({
  label,
  field,
  isNegated,
  filter: 'price > 0',
  from: 0,
  to: 1,
});

test('S2 what was understood is a line that leads to its cars', () => {
  const pieces = [piece('SUV', 'body'), piece('Up to $30,000', 'price')];
  const [group] = readingSuggestion({ text: 'suv under 30k', pieces, rest: '' }, 21, 'cars');
  expect(group?.suggestions).toEqual([
    {
      label: 'SUV · up to $30,000',
      detail: '21 cars',
      note: '',
      href: '/search/new-used-and-demo-cars?query=suv+under+30k',
    },
  ]);
});

test('S2 a text that says what a list is called, or finds nothing, has no line of its own', () => {
  const lines = (pieces: ReturnType<typeof piece>[], total: number) =>
    readingSuggestion({ text: 'suv', pieces, rest: '' }, total, 'cars').length;
  expect([lines([piece('SUV', 'body')], 9), lines([piece('Not SUV', 'body', true)], 9)]).toEqual([0, 1]);
  expect([lines([piece('Red', 'colour')], 9), lines([piece('Red', 'colour')], 0)]).toEqual([1, 0]);
  const area = { ...piece('Within 25 km of Lara VIC', 'place'), filter: '_geoRadius(-38, 144.4, 25000)' };
  const badged = { ...piece('Toyota Hilux SR5', 'model'), filter: '(make = "Toyota") AND badge = "SR5"' };
  expect([lines([area], 9), lines([badged], 9), lines([piece('Hilux', 'model')], 9)]).toEqual([1, 1, 0]);
});
