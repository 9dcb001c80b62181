import { expect, test } from 'vitest';
import { viewedBelowLists, viewedNote, viewedVehicleFilter } from './viewed-below.ts';
import { addViewed, readViewedVehicle, type ViewedVehicle } from './viewed-vehicle.ts';

const viewed = (id: string): ViewedVehicle => ({
  id,
  stocknum: `S${id}`,
  make: 'Alder',
  model: 'Brook',
  body: 'Sports utility',
  simple_body: 'SUV',
  href: `/cars/2021-alder-brook-${id}`,
  title: '2021 Alder Brook',
  image: '/photos/a.webp',
});

test('A4 twelve viewed cars stay, newest first, and a car seen again moves to the front', () => {
  const seen = [...Array.from({ length: 14 }, (_, at) => String(at)), '5'];
  const list = seen.reduce<ViewedVehicle[]>((all, id) => addViewed(all, viewed(id)), []);
  expect(list.map(({ id }) => id)).toEqual(['5', '13', '12', '11', '10', '9', '8', '7', '6', '4', '3', '2']);
});

test('A4 a viewed car is stored with id, stocknum, make, model, body and simple_body, never with a price', () => {
  expect(readViewedVehicle({ ...viewed('1'), price: 19_990 })).toEqual(viewed('1'));
});

test('A4 what a feed does not say is stored as nothing', () => {
  const { id, href, title } = viewed('1');
  const bare = { stocknum: '', make: '', model: '', body: '', simple_body: '', image: '' };
  expect(readViewedVehicle({ id, href, title, body: null })).toEqual({ id, href, title, ...bare });
});

test.each([
  { id: '' },
  { title: '' },
  { href: '//evil.example/cars/a' },
  { href: '/cars/../search' },
  { href: '/cars/' },
  { href: 'javascript:alert(1)' },
])('F12 a stored entry with %j is no viewed car', (wrong) => {
  expect(readViewedVehicle({ ...viewed('1'), ...wrong })).toBeUndefined();
});

test('A4 below a list stand the six that were viewed last', () => {
  const list = Array.from({ length: 9 }, (_, at) => viewed(String(at)));
  expect(viewedBelowLists(list).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5']);
});

test.each([
  [{ status: 'in_stock', sold: false }, ''],
  [{ status: 'coming_soon', sold: false }, ''],
  [{ status: 'sold', sold: false }, 'Sold'],
  [{ status: 'in_stock', sold: true }, 'Sold'],
  [undefined, 'No longer listed'],
])('A4 of a viewed car that is %j now is said %o', (found, note) => {
  expect(viewedNote(found)).toBe(note);
});

test('A4 a viewed car is looked up among those of its make, model and year', () => {
  expect(viewedVehicleFilter({ ...viewed('1'), model: 'Brook "S"' })).toBe(
    String.raw`make = "Alder" AND model = "Brook \"S\"" AND year = 2021`,
  );
});
