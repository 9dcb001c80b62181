import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFilter } from '../../search-engine/filter-grammar.ts';
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

test.each([
  { id: '' },
  { id: 7 },
  { slug: '' },
  { slug: '../../evil' },
  { slug: '/evil.example' },
  { slug: 'a?b' },
])('F12 a stored entry with %j is no kept car', (wrong) => {
  expect(readSavedVehicle({ ...vehicle('a'), ...wrong })).toBeUndefined();
});

test('F12 a kept car is read as it was stored, and nothing more of it', () => {
  expect(readSavedVehicle({ ...vehicle('a'), price: 19_990 })).toEqual(vehicle('a'));
});

test.each([
  [vehicle('Brook'), 'make = "Alder" AND model = "Brook" AND year = 2021'],
  [{ ...vehicle('C "1"'), name: 'Alder' }, 'make = "Alder" AND model = "C \\"1\\""'],
])('A3 a kept car is asked for by %j', (kept, filter) => {
  expect(savedVehicleFilter(kept)).toBe(filter);
});

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('"', '\\', '\\"', '2021 '),
);

test('A3 whatever a kept car is called, the query for it is one the search understands', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (make, model, name) => {
      expect(() => parseFilter(savedVehicleFilter({ ...vehicle('a'), make, model, name }))).not.toThrow();
    }),
  );
});
