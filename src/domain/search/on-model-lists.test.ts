import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { onModelLists } from './on-model-lists.ts';
import type { Listing } from './plan-listings.ts';

const vehicles = ['a', 'b', 'c'].map((id) => exampleVehicle({ id }));
const [first, second, third] = vehicles.map((vehicle) => [vehicle]);
const list = (path: string, kind: Listing['kind'], members = vehicles, parentPath?: string): Listing => ({
  path,
  kind,
  name: path,
  title: path,
  description: path,
  breadcrumb: [],
  vehicles: members,
  ...(parentPath !== undefined && { parentPath }),
});
const models = [
  list('alder/brook', 'model', first, 'alder'),
  list('birch/creek', 'model', second, 'birch'),
  list('suv/odd', 'model', third, 'used-cars'),
];

test('S1 cars of models are found by links to their makes', () => {
  const found = onModelLists([list('alder', 'make'), list('birch', 'make'), ...models]);
  expect([...found].map(({ id }) => id)).toEqual(['a', 'b']);
});

test('S1 without a second make no list has a link to one, and no car is found so', () => {
  expect(onModelLists([list('alder', 'make'), ...models])).toEqual(new Set());
});
