import { expect, test } from 'vitest';
import type { ReservationEnd, ReservationState } from './reservation.ts';
import { reservationAfterPayment } from './paid-reservation.ts';

type Row = [
  ReservationState,
  ReservationEnd | null,
  isForSale: boolean,
  isFree: boolean,
  ReturnType<typeof reservationAfterPayment>,
];

test.each<Row>([
  ['paying', null, true, false, 'held'],
  ['paying', null, false, false, 'too_late'],
  ['held', null, true, false, 'unchanged'],
  ['held', null, false, false, 'unchanged'],
  ['ended', 'unpaid', true, true, 'held'],
  ['ended', 'unpaid', true, false, 'too_late'],
  ['ended', 'unpaid', false, true, 'too_late'],
  ['ended', 'cancelled', true, true, 'too_late'],
  ['ended', 'released', true, true, 'too_late'],
  ['ended', 'over', true, true, 'too_late'],
  ['ended', 'bought', true, true, 'too_late'],
])(
  'F9 a payment for a hold that is %s (%s), for sale %s, free %s: %s',
  (state, end, isForSale, isFree, then) => {
    expect(reservationAfterPayment({ state, end }, { isForSale, isFree })).toBe(then);
  },
);
