import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTypedNumber, readTypedNumber } from './number-input.ts';

test.each([
  ['', undefined],
  ['$12,500', 12_500],
  ['about 3 000 km', 3000],
  ['-5', 5],
  ['abc', undefined],
  ['12345678901234', 123_456_789],
])('S8 %j is read as %s', (text, value) => {
  expect(readTypedNumber(text)).toBe(value);
});

test.each([
  ['1234', 4, '1,234', 5],
  ['1234', 1, '1,234', 1],
  ['1,2345', 6, '12,345', 6],
  ['12,5345', 4, '125,345', 3],
  ['x', 1, '', 0],
  ['0', 1, '0', 1],
  ['007', 3, '7', 1],
  ['071', 1, '71', 0],
  ['0071', 2, '71', 0],
  ['00705', 4, '705', 2],
  ['000', 3, '0', 1],
  ['1002', 3, '1,002', 4],
  ['1234', 9, '1,234', 5],
])('S8 typing %j with the caret at %i shows %s with the caret at %i', (typed, caret, text, next) => {
  expect(formatTypedNumber(typed, caret)).toEqual({ text, caret: next });
});

test('S8 whatever is typed, the shown figure is the read one and the caret stays inside', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.nat(30), (typed, caret) => {
      const shown = formatTypedNumber(typed, caret);
      expect(readTypedNumber(shown.text)).toBe(readTypedNumber(typed));
      expect(shown.caret).toBeLessThanOrEqual(shown.text.length);
    }),
  );
});
