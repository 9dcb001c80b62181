import { expect, test } from 'vitest';
import { mostUnpaidReservations } from './unpaid-reservations.ts';

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
    expect(mostUnpaidReservations(vehicles, { isFree: false })).toEqual({ all, unproven });
  },
);

test.each([
  [0, 2, 1],
  [5, 2, 1],
  [7, 3, 1],
  [20, 7, 1],
  [21, 7, 1],
  [80, 27, 2],
  [240, 80, 6],
])(
  'F9 of %i vehicles %i may be reserved for nothing, %i of them without a proof of work',
  (vehicles, all, unproven) => {
    expect(mostUnpaidReservations(vehicles, { isFree: true })).toEqual({ all, unproven });
  },
);
