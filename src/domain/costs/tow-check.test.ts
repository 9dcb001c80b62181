import { expect, test } from 'vitest';
import { towCheck } from './tow-check.ts';

const NOTE = 'Check it against your tow bar and vehicle limits, and your GVM and GCM.';

test.each([
  [
    3500,
    2800,
    'fits',
    700,
    'Within the braked capacity: 2,800 kg loaded against a capacity of 3,500 kg, 700 kg to spare.',
  ],
  [
    2800,
    2800,
    'fits',
    0,
    'Within the braked capacity: 2,800 kg loaded against a capacity of 2,800 kg, 0 kg to spare.',
  ],
  [2000, 2801, 'too-heavy', 801, 'Too heavy: 2,801 kg loaded against a capacity of 2,000 kg, 801 kg over.'],
] as const)(
  'V19 a capacity of %d kg and a van of %d kg: %s by %d kg',
  (capacity, mass, kind, margin, text) => {
    expect(towCheck({ brakedCapacity: capacity, aggregateTrailerMass: mass, ballWeight: 180 })).toEqual({
      kind,
      margin,
      text,
      ballNote: `Ball weight is 180 kg. ${NOTE}`,
    });
  },
);

const CAPACITY = 'the braked towing capacity of the vehicle';
const MASS = 'the aggregate trailer mass of the van';
test.each([
  [{ aggregateTrailerMass: 2800 }, ['brakedCapacity'], CAPACITY],
  [{ brakedCapacity: 0, aggregateTrailerMass: 2800 }, ['brakedCapacity'], CAPACITY],
  [{ brakedCapacity: 3500 }, ['aggregateTrailerMass'], MASS],
  [{ brakedCapacity: 3500, aggregateTrailerMass: -1 }, ['aggregateTrailerMass'], MASS],
  [{ brakedCapacity: Number.NaN }, ['brakedCapacity', 'aggregateTrailerMass'], `${CAPACITY} and ${MASS}`],
])('V19 with %o the check is unknown, never a guess', (figures, missing, words) => {
  expect(towCheck(figures)).toEqual({
    kind: 'unknown',
    missing,
    text: `Unknown: we don't have ${words}.`,
    ballNote: `We don't have the van's ball weight. ${NOTE}`,
  });
});

// Slips: tonnes for kilograms, a point that was lost, and what nothing on the road weighs or pulls.
test.each([
  [{ brakedCapacity: 350_050, aggregateTrailerMass: 2950 }, ['brakedCapacity']],
  [{ brakedCapacity: 999_999_999, aggregateTrailerMass: 2950 }, ['brakedCapacity']],
  [{ brakedCapacity: -3500, aggregateTrailerMass: 2950 }, ['brakedCapacity']],
  [{ brakedCapacity: 3500, aggregateTrailerMass: 3.5 }, ['aggregateTrailerMass']],
  [{ brakedCapacity: 3500, aggregateTrailerMass: 299 }, ['aggregateTrailerMass']],
  [{ brakedCapacity: Infinity, aggregateTrailerMass: 2950 }, ['brakedCapacity']],
])('V19 %o is outside the limits: unknown, never within', (figures, missing) => {
  expect(towCheck(figures)).toMatchObject({ kind: 'unknown', missing });
});

test.each([
  [3500.9, 3500.1, 'too-heavy'],
  [3500.9, 3500, 'fits'],
  [3500, 3500.01, 'too-heavy'],
])('V19 fractions of a kilogram count against the rig: %d kg pulls %d kg, %s', (capacity, mass, kind) => {
  expect(towCheck({ brakedCapacity: capacity, aggregateTrailerMass: mass }).kind).toBe(kind);
});
