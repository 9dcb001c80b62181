import { expect, test } from 'vitest';
import { laterPageHref, listingOfLaterPage } from './later-page-href.ts';

test.each([
  ['used-cars', 'first', '/search/used-cars/more/first'],
  ['alder/brook', '2021-alder-brook-v1', '/search/alder/brook/more/2021-alder-brook-v1'],
])('S1 a later page of %s by the name %s is at %s', (listing, name, href) => {
  expect(laterPageHref(listing, name)).toBe(href);
  expect(listingOfLaterPage(href)).toBe(listing);
});

test.each(['/search/used-cars', '/search/alder/more', '/cars/more/first', '/search/more/first'])(
  'S1 %s is no later page',
  (href) => {
    expect(listingOfLaterPage(href)).toBeUndefined();
  },
);
