import { expect, test } from 'vitest';
import { valueChanges } from './adjust-value.ts';

const ADJUSTMENTS = [
  { id: 'accident', label: 'Repaired after an accident', percent: -8, dollars: 0 },
  { id: 'tyres', label: 'Tyres need replacing', percent: 0, dollars: -600 },
  { id: 'books', label: 'Full service history', percent: 2, dollars: 100 },
  { id: 'nothing', label: 'Changes nothing', percent: 0, dollars: 0 },
];

test.each([
  ['nothing, in good condition', 'Good', [], []],
  ['excellent condition', 'Excellent', [], [{ label: 'Excellent condition', dollars: 800 }]],
  ['fair condition', 'Fair', [], [{ label: 'Fair condition', dollars: -1600 }]],
  ['needs work', 'Needs work', [], [{ label: 'Needs work', dollars: -4000 }]],
  ['percent', 'Good', ['accident'], [{ label: 'Repaired after an accident', dollars: -1600 }]],
  ['dollars', 'Good', ['tyres'], [{ label: 'Tyres need replacing', dollars: -600 }]],
  ['both', 'Good', ['books'], [{ label: 'Full service history', dollars: 500 }]],
  ['what changes nothing', 'Good', ['nothing'], []],
  ['an id of nobody', 'Good', ['admin', 'accident '], []],
  [
    'twice the same, in the order of the settings',
    'Good',
    ['tyres', 'accident', 'tyres'],
    [
      { label: 'Repaired after an accident', dollars: -1600 },
      { label: 'Tyres need replacing', dollars: -600 },
    ],
  ],
] as const)('K12 F8 %s', (_, condition, ticked, changes) => {
  expect(valueChanges(20_000, condition, ticked, ADJUSTMENTS)).toEqual(changes);
});

test('K12 changes are to the nearest 10 dollars', () => {
  expect(valueChanges(12_345, 'Fair', [], ADJUSTMENTS)).toEqual([{ label: 'Fair condition', dollars: -990 }]);
});
