import { expect, test } from 'vitest';
import { listingQuery } from './listing-query.ts';
import { SORTS, type Sort } from './orders.ts';

const list = (price_ascending_above_zero: boolean, filter = '', soldDays?: number) => ({
  filter,
  soldDays,
  today: '2026-11-21',
  settings: { price_ascending_above_zero, page_size: 21 },
});

test.each<[Sort, boolean, string]>([
  ['price-asc', true, 'price > 0'],
  ['price-asc', false, ''],
  ['price-desc', true, ''],
  ['default', true, ''],
])('S12 in the order %s, above zero %s, cars pass %j', (sort, above, filter) => {
  expect(listingQuery(list(above), sort).filter).toBe(filter);
});

test('S14 the slice of the list, the days of sold cars and the order must all hold', () => {
  expect(listingQuery(list(true, 'make IN ["Aldera"]', 7), 'price-asc').filter).toBe(
    '(make IN ["Aldera"]) AND (available = 1 OR sold_date_timestamp >= 1794578400) AND (price > 0)',
  );
});

test.each(SORTS)('S12 %s is asked for by the expressions of its row, a page of cars at a time', (sort) => {
  const query = listingQuery(list(false), sort);
  expect(query.hitsPerPage).toBe(21);
  if (sort === 'default') expect(query.sort).toEqual([]);
  else expect(query.sort[0]).toBe('available:desc');
});
