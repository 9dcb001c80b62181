import { expect, test } from 'vitest';
import { GARAGE_SECTIONS } from './garage-sections.ts';
import { garagePages, type GarageSite } from './garage-site.ts';

const bookings = { path: '/my-bookings', title: 'My bookings', sections: ['appointments'] } as const;
const site = (changes: Partial<GarageSite> = {}): GarageSite => ({
  account: {},
  switches: { garage: true },
  garage: { paths: [] },
  ...changes,
});

test.each<[string, GarageSite, string[]]>([
  ['on', site(), ['/my-garage']],
  ['on, with a page of the dealer', site({ garage: { paths: [bookings] } }), ['/my-garage', '/my-bookings']],
  ['off', site({ switches: { garage: false }, garage: { paths: [bookings] } }), []],
  ['on where nobody signs in', site({ account: false }), []],
])('A6 a garage that is %s has the pages %s', (_, given, paths) => {
  expect(garagePages(given).map(({ path }) => path)).toEqual(paths);
});

test('A6 the garage has all parts, and a page of the dealer those that it names', () => {
  const [garage, own] = garagePages(site({ garage: { paths: [bookings] } }));
  expect(garage?.sections).toEqual(GARAGE_SECTIONS);
  expect(own?.sections).toEqual(['appointments']);
});
