import { expect, test } from 'vitest';
import { evenly } from './evenly.ts';

test.each([
  [[1, 2, 3], 5, [1, 2, 3]],
  [[1, 2, 3, 4, 5, 6], 2, [3, 6]],
  [[1, 2, 3, 4, 5], 3, [2, 4, 5]],
  [[], 1, []],
])('of %j at most %i', (items, most, expected) => expect(evenly(items, most)).toEqual(expected));
