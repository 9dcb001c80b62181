import { expect, test } from 'vitest';
import { keptSimilar } from './kept-similar.ts';

test.each([
  ['the same ones', ['a', 'b', 'c'], [0, 1, 2]],
  ['another order', ['c', 'a', 'b'], [2, 0, 1]],
  ['one that was sold', ['a', 'c'], [0, 2]],
  ['one that is new and has no card here', ['x', 'b'], [1]],
  ['none left', [], []],
  ['ids of someone else', ['x', 'y'], undefined],
])('V11 K16 %s', (_, answered, kept) => {
  expect(keptSimilar(['a', 'b', 'c'], answered)).toEqual(kept);
});
