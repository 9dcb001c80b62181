import { expect, test, describe } from 'vitest';
import { priorPath, readSignInAddress, signInHref, safeRedirect } from './sign-in-address.ts';
import { SIGN_IN_TYPES } from './sign-in-type.ts';
import { GENERAL_WORDS, SIGN_IN_WORDS, signInWords } from './sign-in-words.ts';
import payloads from '../../../tests/redirects/payloads-all-the-things.json' with { type: 'json' };
import addresses from '../../../tests/redirects/wpt-url-inputs.json' with { type: 'json' };
import { ORIGIN, checkRedirects } from './redirect-values.fixture.ts';

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

describe('A5 ways off a site, each with what a browser on the site makes of it', () => {
  test.each([
    ['a backslash for the second slash', '/\\evil.example', '/'],
    ['two backslashes', '\\\\evil.example', '/'],
    ['a backslash and a slash', '\\/evil.example', '/'],
    ['a tab between the slashes, which browsers take out', '/\t/evil.example', '/'],
    ['a line end there', '/\r\n/evil.example', '/'],
    ['a blank in front', ' //evil.example', '/'],
    ['a zero byte in front', '\u0000//evil.example', '/'],
    ['no-break space in front', '\u00a0//evil.example', '/'],
    ['a name and a password', '//dealer.example@evil.example', '/'],
    ['the own origin as a name', 'https://dealer.example@evil.example/', '/'],
    ['the own origin as the beginning of another', 'https://dealer.example.evil.example/', '/'],
    ['the own origin itself, which nothing has to name', 'https://dealer.example/cars', '/'],
    ['two slashes once dots are gone', '/..//evil.example', '/'],
    ['the same by encoded dots', '/%2e%2E//evil.example', '/'],
    ['the same by a folder', '/a/..//evil.example', '/'],
    ['the same with a backslash', '/.\\/evil.example', '/'],
    ['three slashes', '///evil.example', '/'],
    ['a script', 'javascript:alert(1)', '/'],
    ['a script in other letters', 'jAvAsCrIpT:alert(1)', '/'],
    ['a script with a tab in its name', 'java\tscript:alert(1)', '/'],
    ['a script behind a slash is a path', '/javascript:alert(1)', '/javascript:alert(1)'],
    ['a data address', 'data:text/html,<script>alert(1)</script>', '/'],
    ['a protocol without slashes', 'https:evil.example', '/'],
    ['encoded slashes are part of a path', '/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['an encoded backslash as well', '/%5cevil.example', '/%5cevil.example'],
    ['slashes encoded twice as well', '/%252f%252fevil.example', '/%252f%252fevil.example'],
    ['a slash of full width is a letter', '/\uff0fevil.example', '/%EF%BC%8Fevil.example'],
    ['a division slash is a letter', '/\u2215evil.example', '/%E2%88%95evil.example'],
    ['two slashes in the query go nowhere', '/?next=//evil.example', '/?next=//evil.example'],
    ['and in the hash', '/#//evil.example', '/#//evil.example'],
    ['an @ in a path names nobody', '/@evil.example', '/@evil.example'],
  ])('A5 %s', (_, value, target) => {
    expect(safeRedirect(value, ORIGIN)).toBe(target);
    expect(followed(value).origin).toBe(ORIGIN);
  });
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

test('A5 no value leads off the origin', () => checkRedirects(10_000));
