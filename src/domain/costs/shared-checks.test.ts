import { expect, test } from 'vitest';
import { readDeliveryUrl, writeDeliveryUrl } from './delivery-url.ts';
import { readTowUrl, writeTowUrl } from './tow-url.ts';

test.each([
  ['postcode=0800', '0800'],
  ['postcode=800', ''],
  ['postcode=<script>', ''],
  ['', ''],
])('V9 the address ?%s asks for the postcode %j', (query, postcode) => {
  expect(readDeliveryUrl(new URLSearchParams(query))).toBe(postcode);
});

test.each([
  ['4000', 'term=3&postcode=4000'],
  ['40', 'term=3'],
  ['', 'term=3'],
])('V9 the postcode %j makes the address ?%s', (postcode, query) => {
  expect(writeDeliveryUrl(postcode, new URLSearchParams('term=3&postcode=2000')).toString()).toBe(query);
});

test.each([
  ['tow=3500', 3500],
  ['tow=-3500', Number.NaN],
  ['tow=heavy', Number.NaN],
  ['', Number.NaN],
])('V19 the address ?%s brings the mass %d', (query, mass) => {
  expect(readTowUrl(new URLSearchParams(query))).toEqual({ mass });
});

test.each([
  [3500.5, 'term=3&tow=3500.5'],
  [999_999_999, 'term=3'],
  [Number.NaN, 'term=3'],
])('V19 the mass %d makes the address ?%s', (mass, query) => {
  expect(writeTowUrl({ mass }, new URLSearchParams('term=3&tow=2000')).toString()).toBe(query);
});
