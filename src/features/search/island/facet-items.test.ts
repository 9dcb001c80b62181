import { expect, test } from 'vitest';
import { facetChoices } from './facet-items.ts';

test('S3 a sold car is no offer', () => {
  const items = [
    { value: 'Runout Sale', count: 7 },
    { value: 'SOLD', count: 4 },
  ];
  expect(facetChoices({ leftOut: ['sold'] }, items, []).map(({ label }) => label)).toEqual(['Runout Sale']);
});

test('S3 a chosen value that no car has any more stays, so that it can be taken back', () => {
  const choices = facetChoices({}, [{ value: 'Red', count: 2 }], ['Blue']);
  expect(choices).toEqual([
    { value: 'Red', label: 'Red', count: 2, isChosen: false },
    { value: 'Blue', label: 'Blue', count: 0, isChosen: true },
  ]);
});
