import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { mostStocked } from './most-stocked.ts';

/** Lists by name and count. */
const lists = (counts: Record<string, number>) =>
  Object.entries(counts).map(([name, count]) => ({
    name,
    path: name.toLowerCase(),
    vehicles: Array.from({ length: count }, () => exampleVehicle()),
  }));
const names = (counts: Record<string, number>, most: number): string[] =>
  mostStocked(lists(counts), most).map(({ name }) => name);

test.each([
  ['all that have vehicles, by name', { Velbrecht: 1, Aldera: 9, Empty: 0 }, 5, ['Aldera', 'Velbrecht']],
  ['those with the most', { Aldera: 1, Corvane: 20, Velbrecht: 9 }, 2, ['Corvane', 'Velbrecht']],
  ['of like counts the first by address', { Corvane: 5, Aldera: 4, Birch: 7 }, 2, ['Aldera', 'Birch']],
  ['none of none', {}, 3, []],
])('P2 a menu lists %s', (_, counts, most, expected) => {
  expect(names(counts, most)).toEqual(expected);
});

test('P2 a menu stays as it is when one vehicle is sold', () => {
  const before = names({ Aldera: 7, Birch: 6, Corvane: 5 }, 2);
  expect(names({ Aldera: 5, Birch: 6, Corvane: 5 }, 2)).toEqual(before);
  expect(names({ Aldera: 7, Birch: 4, Corvane: 7 }, 2)).toEqual(before);
});
