import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECENT_SEARCHES } from './recent-search.ts';
import { COMPARISON, FAVOURITES } from './saved-vehicle.ts';
import { readStoredList, withFirst, type StoredList, textOf } from './stored-list.ts';
import { VIEWED_VEHICLES } from './viewed-vehicle.ts';

const FIELDS = ['id', 'slug', 'name', 'make', 'model', 'href', 'label', 'title', 'stocknum', 'image'];

/** Entries as storage may hold them: near to right, so that many are read, or anything at all. */
const someText = fc.oneof(
  fc.constantFrom('a', 'b', '2021-alder-brook', '/cars/2021-alder', '/search/suv', '//evil.example/cars/x'),
  fc.string(),
);
const nearEntry = fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(someText, fc.jsonValue()), {
  minKeys: 3,
});
const validEntry = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  slug: fc.constantFrom('alder', 'brook'),
  href: fc.constantFrom('/cars/alder', '/search/x', '/search/y'),
  label: fc.string({ minLength: 1 }),
  title: fc.string({ minLength: 1 }),
});
const storedText = fc.oneof(
  fc
    .array(fc.oneof(validEntry, nearEntry, fc.jsonValue()), { maxLength: 40 })
    .map((list) => JSON.stringify(list)),
  fc.json(),
  fc.string(),
  fc.constant(null),
);

function readsSafely<Entry>(list: StoredList<Entry>): void {
  let longest = 0;
  fc.assert(
    fc.property(storedText, (text) => {
      const entries = readStoredList(text, list);
      longest = Math.max(longest, entries.length);
      expect(entries.length).toBeLessThanOrEqual(list.most);
      expect(new Set(entries.map(list.keyOf)).size).toBe(entries.length);
      expect(readStoredList(JSON.stringify(entries), list)).toEqual(entries);
    }),
  );
  expect(longest, 'entries that were read at all').toBeGreaterThan(0);
}

test.each([
  ['favourites', () => readsSafely(FAVOURITES)],
  ['comparison', () => readsSafely(COMPARISON)],
  ['recent searches', () => readsSafely(RECENT_SEARCHES)],
  ['viewed vehicles', () => readsSafely(VIEWED_VEHICLES)],
])('F12 whatever storage holds of %s is read without throwing', (_, check) => check());

const LETTERS: StoredList<string> = {
  name: 'letters',
  read: (entry) => (typeof entry === 'string' ? entry : undefined),
  keyOf: (letter) => letter.toLowerCase(),
  most: 3,
};

test.each([
  [null, []],
  ['', []],
  ['[', []],
  ['{"0":"a"}', []],
  ['["a",1,null,["b"],"b"]', ['a', 'b']],
  ['["a","A","b"]', ['a', 'b']],
  ['["a","b","c","d"]', ['a', 'b', 'c']],
])('F12 of %j are read %j', (text, entries) => {
  expect(readStoredList(text, LETTERS)).toEqual(entries);
});

test.each([
  [[], 'a', ['a']],
  [['a', 'b'], 'c', ['c', 'a', 'b']],
  [['a', 'b', 'c'], 'd', ['d', 'a', 'b']],
  [['a', 'b', 'c'], 'C', ['C', 'a', 'b']],
])('F12 %j with %j in front are %j', (entries, entry, after) => {
  expect(withFirst(entries, entry, LETTERS)).toEqual(after);
});

test.each([
  [{ name: 'Alder' }, 'Alder'],
  [{ name: 5 }, ''],
  [{ name: null }, ''],
  [{}, ''],
  [null, ''],
  ['name', ''],
  [undefined, ''],
])('F12 the name of %j is %j', (entry, text) => {
  expect(textOf(entry, 'name')).toBe(text);
});
