import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import payloads from '../../../tests/redirects/payloads-all-the-things.json' with { type: 'json' };
import addresses from '../../../tests/redirects/wpt-url-inputs.json' with { type: 'json' };
import { safeRedirect } from './redirect-target.ts';

const ORIGIN = 'https://dealer.example';

/** Where a browser on the site goes that follows a redirect. */
const followed = (value: string): URL => new URL(safeRedirect(value, ORIGIN), ORIGIN);

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

describe('A5 the lists of those who try', () => {
  test.each([
    ['payloads', payloads, 300],
    ['addresses', addresses, 800],
  ])('none of the %s leads off the origin, however it is put into the query', (_, list, least) => {
    expect(list.length).toBeGreaterThan(least);
    const forms = list.flatMap((value) => [
      value,
      `/${value}`,
      `/a/../${value}`,
      `/.${value}`,
      value.replaceAll('/', '\\'),
      new URLSearchParams(`redirect=${value}`).get('redirect') ?? '',
      encodeURIComponent(value),
    ]);
    expect(forms.filter((value) => followed(value).origin !== ORIGIN)).toEqual([]);
    // A control: without the rule many of them do.
    const left = forms.filter((value) => URL.parse(value, ORIGIN)?.origin !== ORIGIN);
    expect(left.length).toBeGreaterThan(list.length / 4);
  });
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
      return (
        new URL(target, ORIGIN).origin === ORIGIN &&
        /^\/(?![/\\])/.test(target) &&
        safeRedirect(target, ORIGIN) === target
      );
    }),
    { numRuns: 10_000 },
  );
});
