import { expect, test } from 'vitest';
import { SORTS } from '../../../domain/search/orders.ts';
import { sortIndex, sortOfIndex } from './sort-index.ts';

test('S12 the featured order is the index itself, another is asked for by its expressions', () => {
  expect(sortIndex('vehicles', 'default')).toBe('vehicles');
  expect(sortIndex('vehicles', 'price-asc')).toBe('vehicles:available:desc,price:asc');
});

test.each(SORTS)('S12 %s is read back from the name it is asked for by', (sort) => {
  expect(sortOfIndex('vehicles', sortIndex('vehicles', sort))).toBe(sort);
});

test.each(['', 'others', 'vehicles:price:asc'])('S12 %j is no order', (name) => {
  expect(sortOfIndex('vehicles', name)).toBeUndefined();
});
