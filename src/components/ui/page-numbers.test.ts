import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 'gap', 6]],
  [1, 4, [1, 2, 3, 4]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 11, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 11]],
  [11, 11, [1, 'gap', 9, 10, 11]],
])('page %i of %i shows %j', (current, total, shown) => {
  expect(pageNumbers(current, total)).toEqual(shown);
});
