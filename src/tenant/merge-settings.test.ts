import { expect, test } from 'vitest';
import { mergeSettings } from './merge-settings.ts';

test.each([
  ['objects merge deeply', { a: { b: 1, c: 2 } }, { a: { c: 3 } }, { a: { b: 1, c: 3 } }],
  ['lists replace', { a: [1, 2] }, { a: [3] }, { a: [3] }],
  ['an empty list replaces', { a: [1, 2] }, { a: [] }, { a: [] }],
  ['false replaces an object', { a: { b: 1 } }, { a: false }, { a: false }],
  ['an object replaces false', { a: false }, { a: { b: 1 } }, { a: { b: 1 } }],
  ['nothing leaves what was', { a: 1 }, { a: undefined }, { a: 1 }],
  ['null is something', { a: 1 }, { a: null }, { a: null }],
  [
    'another kind replaces whole',
    { host: { kind: 'imgix', domain: 'a' } },
    { host: { kind: 'files' } },
    { host: { kind: 'files' } },
  ],
  [
    'the same kind merges',
    { host: { kind: 'imgix', domain: 'a' } },
    { host: { kind: 'imgix', path: 'b' } },
    { host: { kind: 'imgix', domain: 'a', path: 'b' } },
  ],
])('R3 %s', (_, lower, upper, expected) => {
  const before = structuredClone(lower);
  expect(mergeSettings(lower, upper)).toEqual(expected);
  expect(lower).toEqual(before);
});
