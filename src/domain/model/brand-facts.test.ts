import { expect, test } from 'vitest';
import { brandFacts } from './brand-facts.ts';

test.each([
  [{ inStock: 1204, warrantyYears: 7 }, ['1,204 in stock', '7-year new vehicle warranty']],
  [{ inStock: 1, warrantyYears: undefined }, ['1 in stock']],
  [{ inStock: 0, warrantyYears: 5 }, ['None in stock today', '5-year new vehicle warranty']],
])('M4 %o is said as %o', (facts, words) => expect(brandFacts(facts)).toEqual(words));
