import { expect, test } from 'vitest';
import { onePolicy } from './one-policy.ts';

const page = (policy?: string): Response =>
  new Response('', policy === undefined ? {} : { headers: { 'content-security-policy': policy } });

test('the policy that all pages share is the site’s, and leaves the pages', () => {
  const policy = onePolicy();
  const first = page("default-src 'none'");
  policy.take(first, '/a');
  policy.take(page("default-src 'none'"), '/b');
  policy.take(page(), '/robots.txt');
  expect(policy.value()).toBe("default-src 'none'");
  expect(first.headers.has('content-security-policy')).toBe(false);
});

test('a page that needs another policy is named', () => {
  const policy = onePolicy();
  policy.take(page("default-src 'none'"), '/a');
  expect(() => policy.take(page("default-src 'self'"), '/b')).toThrow(
    '/b needs a security policy of its own',
  );
});

test('a site without a policy is not published', () => {
  expect(() => onePolicy().value()).toThrow('no content security policy');
});

test('a policy that another process has found is held to the same', () => {
  const policy = onePolicy();
  policy.hold(undefined, '/robots.txt');
  expect(policy.found()).toBeUndefined();
  policy.hold("default-src 'none'", '/a');
  policy.take(page("default-src 'none'"), '/b');
  expect(() => policy.hold("default-src 'self'", '/c')).toThrow('/c needs a security policy of its own');
});
