import { expect, test } from 'vitest';
import { isWanted, offlineSite } from './offline-site.ts';

const tenant = (garage: boolean, offline: boolean) => ({
  account: {},
  switches: { garage, offline },
  garage: { paths: [] },
  site: { time_zone: 'Australia/Adelaide' },
});
const STOCK = { list: '/search/new-used-and-demo-cars', timeZone: 'Australia/Adelaide' };

test.each([
  [false, false, { garage: [] }],
  [true, false, { garage: ['/my-garage'] }],
  [false, true, { garage: [], stock: STOCK }],
  [true, true, { garage: ['/my-garage'], stock: STOCK }],
])('S17 A6 with a garage %s and the stock %s a site keeps %j', (garage, offline, kept) => {
  expect(offlineSite(tenant(garage, offline))).toEqual(kept);
});

test.each([
  ['/', false, false, false],
  ['/', true, false, false],
  ['/', false, true, true],
  ['/', true, true, true],
  ['/my-garage', false, false, false],
  ['/my-garage', true, false, true],
  ['/my-garage', true, true, false],
  ['/my-bookings', true, false, false],
])('S17 A6 a worker of %s, with a garage %s and the stock %s, stays: %s', (scope, garage, offline, stays) => {
  expect(isWanted(scope, offlineSite(tenant(garage, offline)))).toBe(stays);
});
