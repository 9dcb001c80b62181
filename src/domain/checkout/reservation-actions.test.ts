import { expect, test } from 'vitest';
import { allowedActions, extendedUntil, type ReservationAction } from './reservation-actions.ts';
import type { ReservationState } from './reservation.ts';
import type { PaymentState } from './payment.ts';

const HOUR = 3_600_000;
const TAKEN = 1_000 * HOUR;
const reservation = (state: ReservationState) => ({
  state,
  taken_at: TAKEN,
  until: TAKEN + 48 * HOUR,
  hours: 48,
});

test.each<[ReservationState, PaymentState | undefined, hours: number, ReservationAction[]]>([
  ['paying', 'open', 1, ['cancel', 'release']],
  ['paying', 'open', 48, []],
  ['held', 'paid', 1, ['cancel', 'release', 'extend', 'buy']],
  ['held', 'authorised', 1, ['cancel', 'release', 'extend', 'buy', 'capture']],
  ['held', undefined, 1, ['cancel', 'release', 'extend', 'buy']],
  ['held', 'paid', 48, []],
  ['ended', 'paid', 1, ['refund']],
  ['ended', 'authorised', 1, ['refund']],
  ['ended', 'refunded', 1, []],
  ['ended', 'open', 1, []],
  ['ended', undefined, 1, []],
])('F9 a hold that is %s with a payment %s, %i hours on: %o', (state, payment, hours, actions) => {
  expect(allowedActions({ hold: reservation(state), payment }, TAKEN + hours * HOUR)).toEqual(actions);
});

test('F9 a reservation is extended from its end, and no longer than its money or anybody waits', () => {
  const held = { ...reservation('held'), until: TAKEN + 48 * HOUR };
  const later = (hours: number, payment: PaymentState) =>
    extendedUntil({ hold: { ...held, until: TAKEN + hours * HOUR }, payment }, TAKEN + HOUR);
  expect(later(48, 'paid')).toBe(TAKEN + 96 * HOUR);
  expect(later(96, 'authorised')).toBe(TAKEN + 144 * HOUR);
  expect(later(97, 'authorised')).toBeUndefined();
  expect(later(97, 'paid')).toBe(TAKEN + 145 * HOUR);
  expect(later(29 * 24, 'paid')).toBeUndefined();
});
