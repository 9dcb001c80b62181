import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadOf } from './spread.ts';

test.each([
  [[7], { median: 7, least: 7, most: 7 }],
  [[9, 1, 5], { median: 5, least: 1, most: 9 }],
  [[10, 2, 4, 9], { median: 6.5, least: 2, most: 10 }],
])('the spread of %j', (values, expected) => {
  expect(spreadOf(values)).toEqual(expected);
});

test('the order of values does not matter, and half of them lie on each side of the median', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }), (values) => {
      const { median } = spreadOf(values);
      expect(spreadOf(values.toReversed()).median).toBe(median);
      expect(values.filter((value) => value <= median).length * 2).toBeGreaterThanOrEqual(values.length);
      expect(values.filter((value) => value >= median).length * 2).toBeGreaterThanOrEqual(values.length);
    }),
  );
});

test('no values have no spread', () => expect(() => spreadOf([])).toThrow(RangeError));
