import { expect, test } from 'vitest';
import { DEFAULT_SORTS, FEATURED, isSort, ORDERS, SORTS } from './orders.ts';
import { SEARCH_FIELDS, type SearchFieldName } from './search-fields.ts';

const fieldOf = (expression: string): string => expression.split(':')[0] ?? '';

test.each(SORTS)('S12 %s has a name, and both engines can sort by what it names', (sort) => {
  expect(ORDERS[sort].label).not.toBe('');
  for (const expression of [...ORDERS[sort].sort, ...FEATURED])
    expect(SEARCH_FIELDS[fieldOf(expression) as SearchFieldName]).toMatchObject({ sortable: true });
});

test('S12 what can no longer be bought comes last in every order', () => {
  for (const sort of SORTS) expect(ORDERS[sort].sort[0] ?? FEATURED[0]).toBe('available:desc');
});

test('S2 only the name of an order is one', () => {
  expect(['price-asc', 'default', 'toString', '', 'Price'].filter(isSort)).toEqual(['price-asc', 'default']);
});

test('S12 a list is never nearest first or by price drops of itself', () => {
  expect(DEFAULT_SORTS).toEqual(['default', 'price-asc', 'price-desc', 'newest', 'km-asc', 'year-desc']);
});
