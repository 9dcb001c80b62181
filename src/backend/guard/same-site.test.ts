import { expect, test } from 'vitest';
import { bodyKind, isSameSite } from './same-site.ts';

const CLIENT = { address: '192.0.2.1', host: 'a.example', isSecure: true };
const isSame = (headers: Record<string, string>, client = CLIENT): boolean =>
  isSameSite((name) => headers[name], client, 'https://www.a.example');

test.each([
  [{ origin: 'https://a.example' }, true],
  [{ origin: 'http://a.example' }, false],
  [{ origin: 'https://a.example:4321' }, false],
  [{ origin: 'https://www.a.example:444' }, false],
  [{ origin: 'https://www.a.example' }, true],
  [{ origin: 'https://a.example.evil.example' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://www.a.example.evil' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
  [{}, true],
])('ASVS 3.5.1 a post with %j: %s', (headers, expected) => {
  expect(isSame(headers)).toBe(expected);
});

test.each([
  ['http://a.localhost:4321', 'a.localhost', false, true],
  ['http://b.localhost:4321', 'a.localhost', false, false],
  ['http://a.example', 'a.example', false, true],
  ['http://a.example:1', 'a.example', false, false],
])('ASVS 3.5.1 a page of %s at %s, secure: %s, is of that site: %s', (origin, host, isSecure, expected) => {
  expect(isSame({ origin }, { ...CLIENT, host, isSecure })).toBe(expected);
});

test.each([
  ['application/json', 'json'],
  ['Application/JSON; charset=utf-8', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data; boundary=x', 'form'],
  ['text/plain', undefined],
  ['application/jsonp', undefined],
  ['', undefined],
  [undefined, undefined],
])('the content type %j is %s', (type, kind) => {
  expect(bodyKind(type)).toBe(kind);
});
