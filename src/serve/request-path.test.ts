import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestPath } from './request-path.ts';

test.each([
  ['/', '/', ''],
  ['/cars/a', '/cars/a', ''],
  ['/cars/a?utm=1', '/cars/a', '?utm=1'],
  ['/cars/caf%C3%A9', '/cars/café', ''],
  ['/search/', '/search/', ''],
  ['/.well-known/agent-card.json', '/.well-known/agent-card.json', ''],
])('%s is read as it is meant', (target, pathname, query) => {
  expect(requestPath(target)).toEqual({ pathname, query });
});

test.each([
  '/../etc/passwd',
  '/cars/../../etc/passwd',
  '/%2e%2e/etc/passwd',
  '/..%2fetc/passwd',
  '/%2E%2E%2Fetc',
  '/cars/..',
  '/..\\etc',
  '/%5c..%5cetc',
  '/cars/%00.html',
  '/.releases/one',
  '/.git/config',
  '/.well-known/../.git',
  '/cars/.well-known/a',
  '/.well-known2/a',
  '//etc/passwd',
  '/cars//a',
  '/%',
  '/%E0%A4%A',
  'http://other.example/',
  '*',
  '',
])('%j names no file', (target) => {
  expect(requestPath(target)).toBeUndefined();
});

test('whatever is asked for, what is let through stays below the folder it is joined to', () => {
  const segment = fc.constantFrom(
    '..',
    '.',
    '%2e',
    '%2E%2E',
    '%2f',
    '%5c',
    '\\',
    'a',
    '',
    '%00',
    '%252e',
    '/',
    '//',
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 8 }), (segments) => {
      const found = requestPath(`/${segments.join('/')}`);
      if (!found) return;
      const base = 'http://host/site';
      expect(new URL(`${base}${encodeURI(found.pathname)}`).pathname.startsWith('/site/')).toBe(true);
    }),
  );
});
