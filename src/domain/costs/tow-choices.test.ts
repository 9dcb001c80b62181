import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { firstTowRating, towChoices } from './tow-choices.ts';

const van = (id: string, atm?: number) =>
  exampleVehicle({
    id,
    badge: id,
    item_type: 'caravan',
    caravan: atm === undefined ? {} : { aggregate_trailer_mass: atm },
  });

test('V19 each rating tows what is no heavier loaded, the heaviest first', () => {
  const choices = towChoices([van('light', 1400), van('unknown'), van('heavy', 2950), van('middle', 2500)]);
  expect(choices.map(({ rating, count, vans }) => [rating, count, vans.map(({ id }) => id)])).toEqual([
    [1500, 1, ['light']],
    [2000, 1, ['light']],
    [2500, 2, ['middle', 'light']],
    [3000, 3, ['heavy', 'middle', 'light']],
    [3500, 3, ['heavy', 'middle', 'light']],
  ]);
  expect(firstTowRating(choices)).toBe(2500);
});

test('V19 a rating shows six vans and counts all', () => {
  const many = Array.from({ length: 9 }, (_, index) => van(`v${index}`, 1400));
  expect(towChoices(many)[0]).toMatchObject({ count: 9, vans: { length: 6 } });
});

test('V19 a rating shows one of each model before a second', () => {
  const vans = [2400, 2390, 2380, 2370, 2360, 2350].map((atm) => ({
    ...van(`a${atm}`, atm),
    model: 'Alder',
  }));
  const other = { ...van('other', 1800), model: 'Birch' };
  const shown = towChoices([...vans, other]).find(({ rating }) => rating === 2500)?.vans ?? [];
  expect(shown.map(({ id }) => id)).toEqual(['a2400', 'other', 'a2390', 'a2380', 'a2370', 'a2360']);
});

test('V19 a rating shows one of each variant, however many are in stock', () => {
  const alike = [2400, 2390, 2380].map((atm) => ({ ...van(`a${atm}`, atm), badge: '15 Bunk' }));
  const choice = towChoices([...alike, van('other', 1800)]).find(({ rating }) => rating === 2500);
  expect(choice?.count).toBe(4);
  expect(choice?.vans.map(({ id }) => id)).toEqual(['a2400', 'other']);
});

test.each([
  ['nothing in stock', []],
  ['vans whose mass is not known', [van('unknown')]],
  ['vans too heavy for any rating', [van('heavy', 4400)]],
])('V19 there is nothing to choose with %s', (_, vans) => {
  expect(towChoices(vans)).toEqual([]);
  expect(firstTowRating(towChoices(vans))).toBeUndefined();
});
