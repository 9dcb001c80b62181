import { expect, test } from 'vitest';
import { fitsPattern, newestFile } from './newest-file.ts';

test.each([
  ['stock.csv', 'stock.csv', true],
  ['stock.csv', 'Stock.csv', false],
  ['stock-1.csv', 'stock-*.csv', true],
  ['stock-.csv', 'stock-*.csv', true],
  ['stock.csv', 'stock-*.csv', false],
  ['stock-1.csv.gz', 'stock-*.csv', false],
  ['a-b-c.csv', '*-b-*', true],
  ['ab', 'a*b*b', false],
  ['aba', 'ab*ba', false],
  ['anything', '*', true],
])('N2 %s fits %s: %s', (name, pattern, expected) => {
  expect(fitsPattern(name, pattern)).toBe(expected);
});

test.each([
  [
    'the latest',
    '*.csv',
    [
      ['a.csv', 1],
      ['b.csv', 3],
      ['c.csv', 2],
    ],
    'b.csv',
  ],
  [
    'of one time the last name',
    '*.csv',
    [
      ['22.csv', 1],
      ['23.csv', 1],
      ['21.csv', 1],
    ],
    '23.csv',
  ],
  [
    'without times the last name',
    '*.csv',
    [
      ['22.csv', undefined],
      ['21.csv', 9],
    ],
    '22.csv',
  ],
  [
    'no unfinished or hidden one',
    '*',
    [
      ['a.csv', 1],
      ['b.csv.part', 2],
      ['.c.csv', 3],
      ['d.tmp', 4],
    ],
    'a.csv',
  ],
  [
    'an unfinished one that is named whole',
    'b.tmp',
    [
      ['a.csv', 1],
      ['b.tmp', 0],
    ],
    'b.tmp',
  ],
  ['none', '*.xml', [['a.csv', 1]], undefined],
] as const)('N2 of a folder %s is taken', (_, pattern, files, expected) => {
  const listed = files.map(([name, modified]) => ({ name, size: 1, modified }));
  expect(newestFile(listed, pattern)?.name).toBe(expected);
});
