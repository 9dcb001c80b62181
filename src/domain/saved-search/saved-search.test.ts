import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tellMeHref } from './like-vehicle.ts';
import { askedWords } from './list-words.ts';
import { readSavedSearch, savedSearchHref, searchHref } from './saved-search.ts';

const FACETS = [
  { name: 'make', widget: 'menu' },
  { name: 'body', widget: 'tiles' },
  { name: 'price', widget: 'slider' },
] as const;
const ALL = 'new-used-and-demo-cars';
const read = (query: string) => {
  const { list, query: kept } = readSavedSearch(new URLSearchParams(query), FACETS, 'default');
  return [list, kept];
};

test.each([
  ['', [ALL, '']],
  ['make=Alder&page=3&sortBy=price-asc', [ALL, 'make=Alder']],
  ['price=20000:5000&make=Alder&list=used-cars', ['used-cars', 'make=Alder&price=5000%3A20000']],
  ['list=alder/brook&utm_source=x&colour=Red', ['alder/brook', '']],
  ['list=../../evil&query=%00diesel%0A', [ALL, 'query=diesel']],
])('A12 the address ?%s asks for %j', (query, search) => {
  expect(read(query)).toEqual(search);
});

test('A12 a search keeps its form: its address asks for it again', () => {
  const text = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(
      text,
      fc.array(text),
      fc.constantFrom('used-cars', 'alder/brook', ALL),
      (make, bodies, list) => {
        const parameters = new URLSearchParams([
          ['make', make],
          ...bodies.map((body) => ['body', body]),
          ['list', list],
        ]);
        const { state: _, ...search } = readSavedSearch(parameters, FACETS, 'default');
        expect(read(savedSearchHref(search).split('?')[1] ?? '')).toEqual([search.list, search.query]);
        expect(searchHref(search).startsWith(`/search/${list}`)).toBe(true);
      },
    ),
  );
});

test.each([
  [{ make: 'Alder', model: 'Brook' }, ['make', 'model'], '/saved-search?make=Alder&model=Brook'],
  [{ make: 'Alder', model: 'Brook' }, ['make'], '/saved-search?query=Alder+Brook'],
  [{ make: 'Alder', model: '' }, ['make', 'model'], '/saved-search?query=Alder'],
  [{ make: '', model: '' }, ['make'], undefined],
])('A12 who wants one like %j is told by lists with %j at %s', (vehicle, facets, href) => {
  expect(tellMeHref(vehicle, facets)).toBe(href);
});

test.each([
  ['', 'Everything in stock'],
  ['list=used-cars&price=5000:20000', 'Used cars · Price $5,000 to $20,000'],
  ['list=alder/brook-xl&price=:20000', 'Alder Brook xl · Price up to $20,000'],
  [
    'make=Alder&price=5000:&query=diesel&colour=Red',
    'Everything in stock · “diesel” · Alder · Price from $5,000',
  ],
])('A12 the form says of ?%s: %s', (query, words) => {
  const facets = [
    { name: 'make', label: 'Make' },
    { name: 'price', label: 'Price', unit: 'dollars' },
  ];
  expect(askedWords(new URLSearchParams(query), facets).join(' · ')).toBe(words);
});
