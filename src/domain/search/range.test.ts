import { expect, test } from 'vitest';
import { type Range, rangeBetween, rangeUpTo, readRange, writeRange } from './range.ts';

test.each<[string, Range | undefined]>([
  ['5000:20000', { min: 5000, max: 20_000 }],
  ['20000:5000', { min: 5000, max: 20_000 }],
  [':20000', { max: 20_000 }],
  ['5000:', { min: 5000 }],
  ['0:0', { min: 0, max: 0 }],
  [':', undefined],
  ['', undefined],
  ['5000', { min: 5000 }],
  ['-5:x', undefined],
  ['1e3:', undefined],
  ['9999999999:', undefined],
])('S2 the range %j is read as %j', (text, range) => expect(readRange(text)).toStrictEqual(range));

test.each<[Range, string]>([
  [{ min: 5000, max: 20_000 }, '5000:20000'],
  [{ max: 0 }, ':0'],
  [{ min: 2019 }, '2019:'],
  [{}, ''],
])('S2 the range %j is written as %j', (range, text) => {
  expect(writeRange(range)).toBe(text);
  expect(readRange(text) ?? {}).toEqual(range);
});

test.each<[number | undefined, number | undefined, Range]>([
  [5, 9, { min: 5, max: 9 }],
  [9, 5, { min: 5, max: 9 }],
  [undefined, 5, { max: 5 }],
  [5, undefined, { min: 5 }],
  [undefined, undefined, {}],
])('S8 the figures %s and %s are the range %j', (min, max, range) => {
  expect(rangeBetween(min, max)).toStrictEqual(range);
});

test.each<[number, Range, Range]>([
  [50_000, {}, { max: 50_000 }],
  [50_000, { min: 10_000 }, { min: 10_000, max: 50_000 }],
  [50_000, { min: 50_000 }, { min: 50_000, max: 50_000 }],
  [50_000, { min: 60_000, max: 90_000 }, { max: 50_000 }],
])('S8 the quick pick %d on %j is %j', (max, range, expected) => {
  expect(rangeUpTo(max, range)).toStrictEqual(expected);
});
