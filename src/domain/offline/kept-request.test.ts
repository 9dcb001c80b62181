import { expect, test } from 'vitest';
import { isPagePriced, keptKind, pictureStem } from './kept-request.ts';

const GARAGE = ['/my-garage', '/members/service'];
const LIST = '/search/used-cars';
const CAR = '/cars/2021-aldera-larkspur';

test.each([
  ['/', 'page'],
  ['/search/used-cars?price=10000-20000', 'page'],
  ['/search/aldera/larkspur', 'page'],
  ['/search/used-cars/more/2', 'page'],
  ['/cars/2021-aldera-larkspur-w11562', 'page'],
  ['/favourites', 'page'],
  ['/compare?cars=a,b', 'page'],
  ['/my-garage', 'page'],
  ['/members/service?from=letter', 'page'],
  ['/my-garage-of-old', 'nothing'],
  ['/sign-in', 'nothing'],
  ['/account', 'nothing'],
  ['/watchlist', 'nothing'],
  ['/enquire?car_id=1', 'nothing'],
  ['/checkout', 'nothing'],
  ['/online-payment', 'nothing'],
  ['/api/account/page', 'nothing'],
  ['/_leads', 'nothing'],
  ['/cars/../_leads/leads', 'nothing'],
  ['/search/../api/garage', 'nothing'],
  ['/search/%2e%2e/api', 'nothing'],
])('S17 A6 the page %s is answered as %s', (address, kind) => {
  expect(keptKind({ address, isNavigation: true, from: '' }, GARAGE)).toBe(kind);
});

test.each([
  ['/search-index.json', CAR, 'manifest'],
  ['/search-index/f9432614bb/core.bin', CAR, 'hashed'],
  ['/search-index/places-6633461e08.txt', CAR, 'hashed'],
  ['/search-index/../api/garage', CAR, 'nothing'],
  ['/search-index/a.bin?of=other', CAR, 'nothing'],
  ['/_astro/SearchIsland.Ba1.js', CAR, 'hashed'],
  ['/logo.svg?v=15eb404793', CAR, 'hashed'],
  ['/before-paint.js', CAR, 'newest'],
  ['/favicon.svg', CAR, 'newest'],
  ['/img/02.3312846c-1280.webp', LIST, 'list picture'],
  ['/img/02.3312846c-1280.webp', '/', 'list picture'],
  ['/img/02.3312846c-1280.webp', CAR, 'picture'],
  ['/img/02.3312846c-1280.webp', '', 'picture'],
  ['/api/garage', LIST, 'nothing'],
  ['/api/vehicles/1', LIST, 'nothing'],
  ['/inventory.json', LIST, 'nothing'],
  ['/cars/2021-aldera-larkspur', LIST, 'nothing'],
  ['/_leads/lead/1', LIST, 'nothing'],
])('S17 A6 %s, asked by the page %s, is answered as %s', (address, from, kind) => {
  expect(keptKind({ address, isNavigation: false, from }, GARAGE)).toBe(kind);
});

test.each([
  ['/', true],
  [LIST, true],
  [CAR, true],
  ['/my-garage', false],
  ['/contact', false],
])('S17 the page %s shows prices: %s', (path, isPriced) => {
  expect(isPagePriced(path)).toBe(isPriced);
});

test('S17 one picture is known in each of its widths, and from others', () => {
  const addresses = ['02.3312846c-1280.jpg', '02.3312846c-320.webp', '02.3312846c.webp', '02.a312846c.webp'];
  expect(addresses.map((name) => pictureStem(`/img/${name}`))).toEqual([
    '/img/02.3312846c',
    '/img/02.3312846c',
    '/img/02.3312846c',
    '/img/02.a312846c',
  ]);
});
