import { expect, test } from 'vitest';
import { priorPath, readSignInAddress, signInHref } from './sign-in-address.ts';
import { SIGN_IN_TYPES } from './sign-in-type.ts';
import { GENERAL_WORDS, SIGN_IN_WORDS, signInWords } from './sign-in-words.ts';

const ORIGIN = 'https://dealer.example';

test.each(SIGN_IN_TYPES)('A5 the address for %s is read as it was written', (type) => {
  const href = signInHref(type, '/cars/a?b=c&d=//e#f', '/search/used-cars?page=2');
  expect(href).toMatch(new RegExp(`^/sign-in\\?type=${type}&redirect=%2F`));
  expect(readSignInAddress(new URL(href, ORIGIN).search, ORIGIN)).toEqual({
    type,
    redirect: '/cars/a?b=c&d=//e#f',
    back: '/search/used-cars?page=2',
  });
});

test.each([
  ['', { type: undefined, redirect: '/', back: '/' }],
  ['?type=admin', { type: undefined, redirect: '/', back: '/' }],
  [
    '?type=constructor&redirect=//evil.example&back=javascript:alert(1)',
    { type: undefined, redirect: '/', back: '/' },
  ],
  ['?redirect=/sign-in?redirect=/sign-in&back=/sign-in#a', { type: undefined, redirect: '/', back: '/' }],
  ['?redirect=/sign-in-day', { type: undefined, redirect: '/sign-in-day', back: '/' }],
  ['?redirect=/a&redirect=//evil.example', { type: undefined, redirect: '/a', back: '/' }],
])('A5 the query %j is read as %j', (search, read) => {
  expect(readSignInAddress(search, ORIGIN)).toEqual(read);
});

test('A5 each type has words of its own, which a dealer can replace one by one', () => {
  const titles = SIGN_IN_TYPES.map((type) => signInWords(type, {}).title);
  expect(new Set([...titles, GENERAL_WORDS.title]).size).toBe(9);
  const own = { checkout: { title: 'Hold it', text: 'With your number.' } };
  expect(signInWords('checkout', own)).toEqual(own.checkout);
  expect(signInWords('finance', own)).toEqual(SIGN_IN_WORDS.finance);
  expect(signInWords(undefined, own)).toEqual(GENERAL_WORDS);
});

test.each([
  ['https://dealer.example/cars/a?b=c#d', '/cars/a?b=c'],
  ['https://dealer.example/sign-in?type=watchlist', '/'],
  ['https://dealer.example//evil.example', '/'],
  ['https://other.example/cars/a', '/'],
  ['http://dealer.example/cars/a', '/'],
  ['', '/'],
])('A10 a visitor who came from %j goes back to %j', (referrer, path) => {
  expect(priorPath(referrer, ORIGIN)).toBe(path);
});
