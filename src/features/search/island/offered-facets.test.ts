import { describe, expect, test } from 'vitest';
import { isOffered } from './offered-facets.ts';

const initial = {
  facets: { make: { Aldera: 3, Corvane: 2 }, fuel: { Diesel: 5 } },
  stats: { price: { min: 20_000, max: 45_000 }, year: { min: 2020, max: 2020 } },
};

describe('S3 a filter is offered where the cars of the whole list differ', () => {
  test.each([
    ['make', true],
    ['fuel', false],
    ['colour', false],
    ['price', true],
    ['year', false],
    ['km', false],
  ] as const)('%s: %s', (name, offered) => expect(isOffered(name, initial)).toBe(offered));
});
