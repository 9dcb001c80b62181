import { expect, test } from 'vitest';
import { ownScript } from './script-policy.ts';

const PAGE = 'https://cars.example/search/used-cars?page=2';

test.each([
  '/_astro/search-worker-BXEX_0Ej.js',
  'https://cars.example/_astro/search-worker.js',
  '/offline-worker.js',
])('S16 A6 a worker may start from %s', (address) => {
  expect(ownScript(address, PAGE)).toBe(address);
});

test.each([
  'https://other.example/_astro/search-worker.js',
  '//other.example/_astro/search-worker.js',
  'http://cars.example/_astro/search-worker.js',
  'blob:https://cars.example/_astro/search-worker.js',
  'data:text/javascript,alert(1)//_astro/a.js',
  'javascript:alert(1)//_astro/a.js',
  '/_astro/../uploads/a.js',
  '/_astro/%2e%2e/uploads/a.js',
  '/_astro/..%2fuploads%2fa.js',
  '/_astro/deeper/a.js',
  '/_astro/a.css',
  '/uploads/a.js',
  '/_astro/a.js?callback=alert',
  '/offline-worker.js?callback=alert',
  'https://other.example/offline-worker.js',
])('S16 no script is run from %s', (address) => {
  expect(() => ownScript(address, PAGE)).toThrow('is not a script of this site');
});
