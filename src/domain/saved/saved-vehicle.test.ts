import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRecent, readRecentSearch } from './recent-search.ts';
import {
  readSavedVehicle,
  savedVehicleFilter,
  toggleCompared,
  toggleSaved,
  type SavedVehicle,
} from './saved-vehicle.ts';

const vehicle = (id: string): SavedVehicle => ({
  id,
  name: `2021 Alder ${id}`,
  slug: `2021-alder-${id}`,
  make: 'Alder',
  model: id,
  primary_image_url: '',
});
const ids = (list: readonly SavedVehicle[]): string[] => list.map(({ id }) => id);
const toggled = (rule: typeof toggleSaved, ...order: string[]): string[] =>
  ids(order.reduce<SavedVehicle[]>((list, id) => rule(list, vehicle(id)), []));

test.each([
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a', 'b', 'a'], ['b']],
  [['a', 'a'], []],
])('A3 toggling %j keeps %j', (order, kept) => {
  expect(toggled(toggleSaved, ...order)).toEqual(kept);
});

test.each([
  [
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ],
  [
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c', 'd'],
  ],
  [
    ['a', 'b', 'c', 'd', 'b', 'e'],
    ['a', 'c', 'd', 'e'],
  ],
])('A3 choosing %j compares %j', (order, kept) => {
  expect(toggled(toggleCompared, ...order)).toEqual(kept);
});

test('F12 whatever storage holds is read without throwing, and leads nowhere else', () => {
  fc.assert(
    fc.property(fc.anything(), (entry) => {
      const read = readSavedVehicle(entry);
      expect(read === undefined || /^[a-z0-9-]+$/.test(read.slug)).toBe(true);
      const search = readRecentSearch(entry);
      expect(search === undefined || search.href.startsWith('/')).toBe(true);
    }),
  );
  expect(readSavedVehicle({ ...vehicle('a'), slug: '../../evil' })).toBeUndefined();
  expect(readRecentSearch({ label: 'x', href: '//evil.example/search/' })).toBeUndefined();
  expect(readSavedVehicle(JSON.parse(JSON.stringify(vehicle('a'))))).toEqual(vehicle('a'));
});

test.each([
  [vehicle('Brook'), 'make = "Alder" AND model = "Brook" AND year = 2021'],
  [{ ...vehicle('C "1"'), name: 'Alder' }, 'make = "Alder" AND model = "C \\"1\\""'],
])('A3 a kept car is asked for by %j', (kept, filter) => {
  expect(savedVehicleFilter(kept)).toBe(filter);
});

test('S14 the last six searches stay, each address once', () => {
  const search = (n: number) => ({ label: `s${n}`, href: `/search/${n}` });
  const list = [1, 2, 3, 4, 5, 6, 7, 3].reduce<ReturnType<typeof search>[]>(
    (all, n) => addRecent(all, search(n)),
    [],
  );
  expect(list.map(({ label }) => label)).toEqual(['s3', 's7', 's6', 's5', 's4', 's2']);
});
