import { expect, test } from 'vitest';
import { missingColumn, noColumn } from './column-errors.ts';

const START = "feed.columns.make names the column 'Makr', which the feed does not have.";
const missing = (...names: string[]): string => missingColumn('feed.columns.make', 'Makr', names).message;
const columns = (count: number): string[] => Array.from({ length: count }, (_, index) => `c${index}`);

test('N2 a column that is not there is refused with the nearest one and all there are', () => {
  expect(missing('Make', 'Model')).toBe(`${START} Did you mean 'Make'? The feed's columns: Make, Model.`);
  expect(missing('Price; Year', 'Model')).toBe(`${START} The feed's columns: Price; Year, Model.`);
  expect(missing('colour')).toBe(`${START} The feed's columns: colour.`);
});

test.each([
  ['make;model', ';'],
  ['make\tmodel', '\\t'],
  ['make|model', '|'],
  ['make,model', ','],
])('N2 where %j is the one column, %j is the delimiter to set', (name, mark) => {
  expect(missing(name)).toBe(
    `${START} Set feed.delimiter to '${mark}'. The feed's columns: ${name.replace('\t', ' ')}.`,
  );
});

test.each([
  [['N3001', '2012', 'Kia', 'Rio', '$15,990'], 'Its first line is a record'],
  [['N3001', 'Kia', '15990', 'https://img.example/1.jpg'], 'Its first line is a record'],
  [['N3001   2012 Kia   Rio'], 'Its columns are divided by spaces'],
  [['Stock No', 'Price 2026', '2026'], 'Name the column in feed.columns'],
])('N2 of the columns %j the way out begins: %s', (names, words) => {
  expect(noColumn('make', names).message).toContain(`The feed has no column 'make'. ${words}`);
});

test('N2 a feed without columns says what records look like', () => {
  expect(missing()).toBe(
    `${START} The feed's columns: no record of the feed has any: expected records such as {"make": "…", "model": "…"}. ` +
      'Set feed.records_at to the place of the list, or ask for the feed again.',
  );
});

test('N2 of many columns the first 40 are named, of a long name the first 60 characters', () => {
  expect(missing(...columns(40))).toMatch(/ c38, c39\.$/);
  expect(missing(...columns(42))).toMatch(/ c38, c39 and 2 more\.$/);
  expect(missing('x'.repeat(61), 'y')).toContain(`The feed's columns: ${'x'.repeat(60)}, y.`);
});

test('N2 a column that every feed of the map has is missed by its name', () => {
  expect(noColumn('make', ['a', 'b']).message).toBe(
    "The feed has no column 'make'. Name the column in feed.columns, or choose another feed.map. The feed's columns: a, b.",
  );
  expect(noColumn('make', ['a;b']).message).toContain("Set feed.delimiter to ';'.");
});
