import { expect, test } from 'vitest';
import { headerRules, headersFile, parseHeadersFile } from './headers-file.ts';
import { matchingHeaders } from './matching-headers.ts';

const rules = headerRules("default-src 'none'; img-src 'self' data:");

test('a written file reads back as the same rules', () => {
  expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
});

test.each(['/', '/cars/2020-toyota', '/search/used-cars/page/2', '/404', '/_astro/app.abc.js'])(
  'every answer carries the security headers: %s',
  (pathname) => {
    const headers = matchingHeaders(rules, pathname);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; img-src 'self' data:");
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  },
);

test.each([
  ['/_astro/app.abc.js', 'public, max-age=31536000, immutable'],
  ['/img/car.0123abcd-640.webp', 'public, max-age=31536000, immutable'],
  ['/', 'public, max-age=0, must-revalidate'],
  ['/cars/img/x', 'public, max-age=0, must-revalidate'],
  ['/logo.svg', 'public, max-age=0, must-revalidate'],
])('%s is kept as long as its name says it may be', (pathname, expected) => {
  expect(matchingHeaders(rules, pathname).get('cache-control')).toBe(expected);
});

test('values of rules that match are joined unless the later one takes the first away', () => {
  const joined = parseHeadersFile('/*\n  X-A: 1\n  X-B: 1\n/a*\n  X-A: 2\n  ! X-B\n  X-B: 2\n');
  expect([...matchingHeaders(joined, '/abc')]).toEqual([
    ['x-a', '1, 2'],
    ['x-b', '2'],
  ]);
  expect([...matchingHeaders(joined, '/b')]).toEqual([
    ['x-a', '1'],
    ['x-b', '1'],
  ]);
});
