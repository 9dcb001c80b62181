import { describe, expect, test } from 'vitest';
import { isOffered } from './offered-facets.ts';

const initial = {
  facets: { make: { Aldera: 3, Corvane: 2 }, fuel: { Diesel: 5 }, price_dropped: { true: 2 } },
  stats: { price: { min: 20_000, max: 45_000 }, year: { min: 2020, max: 2020 } },
};

describe('S3 a filter is offered where the cars of the whole list differ', () => {
  test.each([
    ['make', 'menu', true],
    ['fuel', 'list', false],
    ['price_dropped', 'switch', true],
    ['certified', 'switch', false],
    ['colour', 'list', false],
    ['price', 'slider', true],
    ['year', 'range', false],
    ['km', 'range', false],
  ] as const)('%s as %s: %s', (name, widget, offered) =>
    expect(isOffered({ name, widget }, initial)).toBe(offered),
  );
});

test.each([
  [['100', '150'], true],
  [[], false],
  [undefined, false],
])('S3 a weekly budget is offered where the list has some to choose: %o', (order, offered) => {
  const facet = { name: 'fuel', widget: 'menu', step: 25, ...(order && { order }) } as const;
  expect(isOffered(facet, initial)).toBe(offered);
});
