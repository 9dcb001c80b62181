import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** Every character is one point wide. */
const measure = (text: string): number => text.length;

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 13, ['one two three']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['to abcdefgh it on', 6, ['to', 'abcdef', 'gh it', 'on']],
  ['', 5, []],
  ['abc', 0, ['a', 'b', 'c']],
])('V17 %j in lines of %d', (text, width, lines) => {
  expect(wrapText(text, width, measure)).toEqual(lines);
});

test('V17 no line is wider than its place, and no word is lost', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 1, max: 60 }), (text, width) => {
      const lines = wrapText(text, width, measure);
      expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});
