import { expect, test } from 'vitest';
import { headerRules, headersFile, parseHeadersFile } from './headers-file.ts';
import { IMMUTABLE_PATTERNS } from './immutable-files.ts';
import { matchingHeaders } from './matching-headers.ts';

const rules = headerRules("default-src 'none'; img-src 'self' data:", { https_subdomains: true });

test('a written file reads back as the same rules', () => {
  expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
});

test.each(['/', '/cars/2020-toyota', '/search/used-cars/page/2', '/404', '/_astro/app.abc.js'])(
  'every answer carries the security headers: %s',
  (pathname) => {
    const headers = matchingHeaders(rules, pathname);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; img-src 'self' data:");
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  },
);

test('a dealer whose other names have no https pins the host of the site alone', () => {
  const own = headerRules("default-src 'none'", { https_subdomains: false });
  expect(matchingHeaders(own, '/').get('strict-transport-security')).toBe('max-age=31536000');
});

test.each([
  ['/_astro/app.abc.js', 'public, max-age=31536000, immutable'],
  ['/img/car.0123abcd-640.webp', 'public, max-age=31536000, immutable'],
  ['/', undefined],
  ['/cars/img/x', undefined],
  ['/logo.svg', undefined],
])('%s is kept as long as its name says it may be, or as the host says: %s', (pathname, expected) => {
  expect(matchingHeaders(rules, pathname).get('cache-control')).toBe(expected);
});

test('no address gets a header twice, so that a host which joins values has nothing to join', () => {
  const addresses = [
    '/',
    '/404',
    '/cars/x',
    ...IMMUTABLE_PATTERNS.map((pattern) => pattern.replace('*', 'x')),
  ];
  for (const address of addresses) {
    const names = rules
      .filter(({ pattern }) => matchingHeaders([{ pattern, set: { Found: '1' } }], address).size > 0)
      .flatMap(({ set }) => Object.keys(set));
    expect([address, new Set(names).size]).toEqual([address, names.length]);
  }
});

test('the file has only what Cloudflare and Netlify both read: paths that end in *, names and values', () => {
  const lines = headersFile(rules)
    .split('\n')
    .filter((line) => line !== '');
  const foreign = lines.filter(
    (line) => !/^\/[\w/-]*\*?$/.test(line) && !/^ {2}[A-Za-z-]+: \S.*$/.test(line),
  );
  expect(foreign).toEqual([]);
});

test('values of rules that match are joined, as hosts join them', () => {
  const joined = parseHeadersFile('/*\n  X-A: 1\n  X-B: 1\n/a*\n  X-A: 2\n');
  expect([...matchingHeaders(joined, '/abc')]).toEqual([
    ['x-a', '1, 2'],
    ['x-b', '1'],
  ]);
  expect([...matchingHeaders(joined, '/b')]).toEqual([
    ['x-a', '1'],
    ['x-b', '1'],
  ]);
});
