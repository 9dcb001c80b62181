import { expect, test } from 'vitest';
import { savedVehicleFilter, type SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { filtersToAsk, freshVehicle } from './fresh-vehicle.ts';

const kept = (id: string, model: string): SavedVehicle => ({
  id,
  model,
  make: 'Alder',
  name: `2021 Alder ${model}`,
  slug: `2021-alder-${id}`,
  primary_image_url: '',
});

const BROOK = kept('a', 'Brook');
const TWIN = kept('b', 'Brook');
const LUMEN = kept('c', 'Lumen');
const HIT = { id: 'a', price: 20_000 };
const ANSWERS = new Map([[savedVehicleFilter(BROOK), new Map([['a', HIT]])]]);

test.each([
  ['that is in stock', BROOK, { state: 'listed', hit: HIT }],
  ['that was sold, though one like it is there', TWIN, { state: 'gone' }],
  ['that nothing has answered yet', LUMEN, { state: 'asked' }],
])('S15 a kept car %s', (_, entry, fresh) => {
  expect(freshVehicle(entry, ANSWERS)).toEqual(fresh);
});

test('S15 kept cars alike are asked for once, and what was answered is not asked again', () => {
  const all = [BROOK, TWIN, LUMEN];
  expect(filtersToAsk(all, new Map())).toEqual([savedVehicleFilter(BROOK), savedVehicleFilter(LUMEN)]);
  expect(filtersToAsk(all, ANSWERS)).toEqual([savedVehicleFilter(LUMEN)]);
  expect(filtersToAsk([BROOK, TWIN], ANSWERS)).toEqual([]);
});
