import { expect, test } from 'vitest';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { countFound, quickFindCounts } from './quick-find.ts';

const list = (name: string, ...ids: string[]) => ({
  name,
  vehicles: ids.map((id) => ({ id, status: 'in_stock', sold: id === 'sold' }) as Vehicle),
});
const counts = quickFindCounts(
  [list('Aldera', 'a', 'b', 'c', 'sold'), list('Corvane', 'd')],
  [list('SUV', 'a', 'b', 'd', 'sold'), list('Coupe', 'd')],
  list('All', 'a', 'b', 'c', 'd', 'e', 'sold'),
);

test.each([
  ['', '', 5],
  ['Aldera', '', 3],
  ['', 'SUV', 3],
  ['Aldera', 'SUV', 2],
  ['Aldera', 'Coupe', 0],
  ['Corvane', 'Coupe', 1],
  ['Unknown', '', 0],
  ['constructor', '', 0],
])('S1 the make "%s" and the body "%s" lead to %s cars', (make, body, found) => {
  expect(countFound(counts, make, body)).toBe(found);
});

test('S1 pairs without cars take no bytes of the page', () => {
  expect(counts['Aldera']).toEqual({ '': 3, SUV: 2 });
});
