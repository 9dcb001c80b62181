import { expect, test } from 'vitest';
import { byMake, facetChoices, matchingFeatures, withPopularFirst } from './facet-items.ts';

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

const choice = (label: string, count: number) => ({ value: label, label, count, isChosen: false });

test('S7 up to twenty makes stand as they are, without a heading between them', () => {
  const few = Array.from({ length: 20 }, (_, at) => choice(`Make ${at}`, at));
  expect(withPopularFirst(few, 'All Makes')).toBe(few);
});

test('S7 of more makes the twenty commonest come first, then the others in the alphabet', () => {
  const many = Array.from({ length: 23 }, (_, at) => choice(`Make ${String.fromCharCode(87 - at)}`, at));
  const placed = withPopularFirst(many, 'All Makes');
  expect(placed).toHaveLength(24);
  expect(placed[0]).toMatchObject({ label: 'Make A', count: 22 });
  expect(placed[20]).toEqual({ divider: 'All Makes' });
  expect(placed.slice(21)).toMatchObject([{ label: 'Make U' }, { label: 'Make V' }, { label: 'Make W' }]);
});

test('S3 values are called by the words of their facet and stand in its order', () => {
  const facet = { words: { new: 'New', used: 'Used' }, order: ['new', 'used'] };
  const items = [
    { value: 'used', count: 9 },
    { value: 'new', count: 2 },
  ];
  expect(facetChoices(facet, items, ['used'])).toEqual([
    { value: 'new', label: 'New', count: 2, isChosen: false },
    { value: 'used', label: 'Used', count: 9, isChosen: true },
  ]);
});

test('S3 a weekly budget is a choice up to its figure, with the cars of all bands below; the chosen one stands among them', () => {
  const facet = { step: 25, unit: 'dollars_a_week', order: ['100', '150'] } as const;
  const items = [
    { value: '125', count: 4 },
    { value: '75', count: 2 },
    { value: '100', count: 1 },
    { value: '175', count: 9 },
  ];
  expect(facetChoices(facet, items, ['125'])).toEqual([
    { value: '100', label: 'Up to $100 a week', count: 3, isChosen: false },
    { value: '125', label: 'Up to $125 a week', count: 7, isChosen: true },
    { value: '150', label: 'Up to $150 a week', count: 7, isChosen: false },
  ]);
});

test('S2 models are called by their names, and stand under their makes', () => {
  const items = ['Aldera > Brook', 'Corvane > Brook', 'Aldera > 3'].map((value) => ({ value, count: 1 }));
  const choices = facetChoices({ field: 'make_model' }, items, ['Corvane > Brook']);
  const shown = (makes: string[]) =>
    byMake(choices, makes).map(({ make, choices: own }) => [make, ...own.map(({ label }) => label)]);
  expect(shown(['Corvane', 'Tessaro'])).toEqual([
    ['Corvane', 'Brook'],
    ['Aldera', 'Brook', '3'],
  ]);
  expect(choices.flatMap(({ value, isChosen }) => (isChosen ? [value] : []))).toEqual(['Corvane > Brook']);
});

test.each([
  ['', ['Heated front seats', 'Leather seats', 'Tow bar']],
  ['seat heat', ['Heated front seats', 'Tow bar']],
  ['LEATHER', ['Leather seats', 'Tow bar']],
  ['eat', ['Tow bar']],
])('S3 of features %j finds %j: by how words begin, and what is chosen stays', (typed, labels) => {
  const choices = ['Heated front seats', 'Leather seats', 'Tow bar'].map((label) => ({
    ...choice(label, 1),
    isChosen: label === 'Tow bar',
  }));
  expect(matchingFeatures(choices, typed).map(({ label }) => label)).toEqual(labels);
});

test('S3 a feature is offered once, by its shorter name, unless it is typed or chosen', () => {
  const choices = [choice('Panoramic sunroof', 5), choice('Sunroof', 5), choice('Roof rails', 5)];
  const labels = (typed: string, all = choices) => matchingFeatures(all, typed).map(({ label }) => label);
  expect(labels('')).toEqual(['Sunroof', 'Roof rails']);
  expect(labels('panor')).toEqual(['Panoramic sunroof']);
  expect(labels('', [choice('Panoramic sunroof', 4), choice('Sunroof', 5)])).toHaveLength(2);
  expect(labels('', [{ ...choices[0]!, isChosen: true }, choices[1]!])).toHaveLength(2);
});
