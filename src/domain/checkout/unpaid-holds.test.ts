import { expect, test } from 'vitest';
import { mostUnpaidHolds } from './unpaid-holds.ts';

test.each([
  [0, 2, 1],
  [1, 2, 1],
  [5, 2, 1],
  [20, 2, 1],
  [21, 3, 1],
  [41, 5, 1],
  [80, 8, 2],
  [240, 24, 6],
  [1000, 100, 25],
])(
  'F9 of %i vehicles %i may be reserved and not paid for, %i of them without a proof of work',
  (vehicles, all, unproven) => {
    expect(mostUnpaidHolds(vehicles)).toEqual({ all, unproven });
  },
);
