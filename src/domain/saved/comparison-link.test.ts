import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisonHref, nameOfSlug, readComparisonLink } from './comparison-link.ts';

test.each([
  ['', []],
  ['?cars=', []],
  ['?cars=a-1,b-2', ['a-1', 'b-2']],
  ['?cars=a-1&cars=b-2', ['a-1', 'b-2']],
  ['?cars=b-2,a-1,b-2', ['b-2', 'a-1']],
  ['?cars=a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['?cars=..%2Fsearch,%2F%2Fevil.example,a%20b,A1,-a,a--b,a-1', ['a-1']],
  [`?cars=${'a'.repeat(201)},b`, ['b']],
  ['?ids=a-1', []],
  ['?cars=%', []],
])('A11 the address %j compares %j', (query, slugs) => {
  expect(readComparisonLink(query)).toEqual(slugs);
});

test('A11 the link of a comparison shows the same cars in the same order', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,4}$/);
  fc.assert(
    fc.property(fc.uniqueArray(slug, { maxLength: 4 }), (slugs) => {
      const { pathname, search } = new URL(comparisonHref(slugs), 'https://dealer.example');
      expect([pathname, readComparisonLink(search)]).toEqual(['/compare', slugs]);
    }),
  );
});

test('A11 no address makes a comparison throw, or compare what is no vehicle of this site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const slug of readComparisonLink(`?cars=${text}`)) expect(slug).toMatch(/^[a-z0-9-]+$/);
    }),
  );
});

test('A11 a car of which nothing else is known is named by its slug', () => {
  expect(nameOfSlug('2021-aldera-brook-u12')).toBe('2021 Aldera Brook U12');
});
