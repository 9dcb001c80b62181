import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from './redirect-target.ts';

const ORIGIN = 'https://dealer.example';

test.each([
  ['/cars/a?b=c#d', '/cars/a?b=c#d'],
  ['/', '/'],
  ['/a/../b', '/b'],
  ['/?x=//evil.example', '/?x=//evil.example'],
  ['/a//b', '/a//b'],
])('A5 %j is followed as %j', (value, target) => {
  expect(safeRedirect(value, ORIGIN)).toBe(target);
});

test.each([
  null,
  undefined,
  '',
  'cars',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /cars',
  '/cars ',
  '/\u0000',
  '/\u2028x',
  'https://evil.example/',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '///evil.example',
])('A5 %j leads home', (value) => {
  expect(safeRedirect(value, ORIGIN)).toBe('/');
});

test('A5 no value leads off the origin', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'https:',
    '\t',
    'é',
    ' ',
  );
  const values = fc.oneof(
    fc.array(parts).map((list) => `/${list.join('')}`),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(values, (value) => {
      const target = safeRedirect(value, ORIGIN);
      expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(safeRedirect(target, ORIGIN)).toBe(target);
    }),
    { numRuns: 5000 },
  );
});
