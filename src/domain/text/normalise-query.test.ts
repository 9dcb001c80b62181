import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseQuery } from './normalise-query.ts';

test.each([
  ['  Saint-Étienne,  2150 ', 'saint etienne 2150'],
  ["O'Brien's", 'obriens'],
  ['PRE‑OWNED (sales)', 'pre owned sales'],
  ['6T1BF3\u200bFK10X\u00ad000077', '6t1bf3fk10x000077'],
  ['…', ''],
  ['', ''],
])('L1 %j is compared as %j', (text, query) => {
  expect(normaliseQuery(text)).toBe(query);
});

test('L1 normalising twice changes nothing, and leaves only words and single spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const query = normaliseQuery(text);
      expect(normaliseQuery(query)).toBe(query);
      expect(query).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u);
    }),
    { numRuns: 1000 },
  );
});
