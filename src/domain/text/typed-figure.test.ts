import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFigure, typeFigure, writeFigure } from './typed-figure.ts';

test.each([
  ['', undefined],
  ['abc', undefined],
  ['-', undefined],
  ['0', 0],
  ['007', 7],
  ['$12,500', 12_500],
  ['$45,000.50', 45_000.5],
  ['45000.5', 45_000.5],
  ['45.000,50', 45_000.5],
  ['1.200.500', 1_200_500],
  ['1,23,456', 123_456],
  ['about 3 000 km', 3000],
  ["3'000", 3000],
  ['3\u00a0000', 3000],
  ['abc$25,000xyz', 25_000],
  ['25,000.', 25_000],
  ['3500.50', 3500.5],
  ['.5', 0.5],
  ['6.29%', 6.29],
  ['6,5', 6.5],
  ['6,5 %', 6.5],
  ['12,50', 12.5],
  ['0,125', 0.125],
  ['1,234', 1234],
  ['1,2345', 12_345],
  ['-5000', -5000],
  ['- $5,000', -5000],
  ['\u22125000', -5000],
  ['999,999,999', 999_999_999],
  ['30k', 30_000],
  ['30K', 30_000],
  ['$30 k', 30_000],
  ['25.5k', 25_500],
  ['2,5k', 2500],
  ['.5k', 500],
  ['1.2m', 1_200_000],
  ['$1M', 1_000_000],
  ['120k km', 120_000],
  ['30 thousand', 30_000],
  ['1.1 million', 1_100_000],
  ['-5k', -5000],
  ['30 km', 30],
  ['30km', 30],
  ['2500kg', 2500],
  ['5 kids', 5],
  ['20k-30k', undefined],
  ['$20k to $30k', undefined],
  ['12a,b500', undefined],
  // Two figures, or marks that are none of a figure: read as neither.
  ['1e5', undefined],
  ['10-20', undefined],
  ['$10,000 to $20,000', undefined],
  ['1.2.3', undefined],
  ['1,2,3', undefined],
  ['1,200.50.3', undefined],
])('S8 C5 the text %j is the figure %s', (text, value) => {
  expect(readFigure(text)).toBe(value);
});

test.each([
  [0, true, '0'],
  [0.5, true, '0.50'],
  [1.7, true, '1.70'],
  [1.899, true, '1.899'],
  [45_000, true, '45,000'],
  [45_000.5, true, '45,000.50'],
  [250_000, false, '250,000'],
  [6.29, false, '6.29'],
  [7.25, false, '7.25'],
  [-5000, true, '-5,000'],
  [1 / 3, false, '0.333'],
])('S8 the figure %d, money %s, is written %s', (value, isMoney, text) => {
  expect(writeFigure(value, isMoney)).toBe(text);
});

/** `|` is the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

test.each([
  ['', '1|', '1|'],
  ['123', '1234|', '1,234|'],
  ['1,234', '1,2345|', '12,345|'],
  ['12,345', '12,5|345', '125|,345'],
  ['1,234', '|,234', '|234'],
  ['1,234', '1|234', '1|,234'],
  ['12,345', '12,34|', '1,234|'],
  ['1,234', '1,24|', '124|'],
  ['1,234', '1,2|', '12|'],
  ['25', '25,|', '25|'],
  ['45,000', '45,000.|', '45,000.|'],
  ['45,000.', '45,000.5|', '45,000.5|'],
  ['45,000.5', '45,000.5.|', '45,000.5|'],
  ['5', 'x|5', '|5'],
  ['', '-|', '-|'],
  ['-', '-5|', '-5|'],
  ['', '.|', '.|'],
  ['0', '07|', '7|'],
  ['5', '05|', '5|'],
  ['5', '5-|', '5|'],
  ['.', '5|.', '5|.'],
  ['1,234', '1,00|234', '100|,234'],
  ['123,456,789', '123,456,7890|', '123,456,789|'],
  ['30', '30k|', '30k|'],
  ['30k', '30km|', '30km|'],
  ['30km', '30k|', '30k|'],
  ['30k', '30|', '30|'],
  ['30k', '305|k', '305|k'],
  ['30k', '30k5|', '305|'],
  ['1.5', '1.5m|', '1.5m|'],
  ['30', 'k|30', '|30'],
  ['30', '30x|', '30|'],
])('S8 a field with %j, in which a key makes %j, shows %j', (previous, typed, shown) => {
  expect(typeFigure(previous, at(typed))).toEqual(at(shown));
});

test.each([
  ['', '$45,000.50', '45,000.50'],
  ['14,990', '$45,000.50', '45,000.50'],
  ['3,500', '3500.50', '3,500.50'],
  ['', '45.000,50', '45,000.50'],
  ['5', '-5000', '-5,000'],
  ['14,990', 'abc$25,000xyz', '25,000'],
  ['14,990', 'call us', ''],
  ['14,990', '', ''],
  ['14,990', '25000', '25,000'],
  ['14,990', '$25.5k', '25,500'],
  ['14,990', '120k km', '120,000'],
  ['14,990', '12a,b500', '12a,b500'],
  // Left as it is, so that it can be seen and put right; it counts as no figure.
  ['14,990', '1e5', '1e5'],
  ['1e5', '1e52', '1e52'],
  ['1.5', '1.5.5', '1.5.5'],
  ['1e5', '1e', '1'],
  ['', '12345678901234', '123,456,789'],
])('S8 C5 over %j the paste of %j shows %j', (previous, pasted, shown) => {
  expect(typeFigure(previous, { text: pasted, caret: pasted.length })).toEqual({
    text: shown,
    caret: shown.length,
  });
});

test('S8 a written figure is read again as what it was', () => {
  const thousandths = fc.integer({ min: -1e9, max: 1e12 }).map((value) => value / 1000);
  fc.assert(
    fc.property(thousandths, fc.boolean(), (value, isMoney) => {
      expect(readFigure(writeFigure(value, isMoney))).toBe(value);
    }),
  );
});

const written = fc.string({ unit: fc.constantFrom(...'0123456789.,-$ e'), maxLength: 9 });

test('S8 C5 whatever is pasted into an empty field shows the figure it is read as', () => {
  fc.assert(
    fc.property(written, (text) => {
      const shown = typeFigure('', { text: `${text} km`, caret: 0 });
      expect(readFigure(shown.text)).toBe(readFigure(text));
    }),
  );
});

test('S8 what a field shows is not changed by showing it again, and the caret stays inside', () => {
  fc.assert(
    fc.property(written, written, fc.nat(9), (previous, text, caret) => {
      const shown = typeFigure(previous, { text, caret });
      expect(shown.caret).toBeLessThanOrEqual(shown.text.length);
      expect(typeFigure(shown.text, shown).text).toBe(shown.text);
    }),
  );
});
