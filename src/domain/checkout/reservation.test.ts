import { expect, test } from 'vitest';
import { endByTime, heldUntil, isLive, type ReservationState } from './reservation.ts';

const UNTIL = 1_000_000;

test.each<[ReservationState, number, boolean]>([
  ['paying', UNTIL - 1, true],
  ['paying', UNTIL, false],
  ['held', UNTIL - 1, true],
  ['held', UNTIL, false],
  ['ended', UNTIL - 1, false],
])('F9 a hold that is %s at %i keeps the vehicle: %s', (state, now, expected) => {
  expect(isLive({ state, until: UNTIL }, now)).toBe(expected);
});

test('F9 a reservation ends by itself: unpaid while it is paid for, over once it was held', () => {
  expect(endByTime({ state: 'paying' })).toBe('unpaid');
  expect(endByTime({ state: 'held' })).toBe('over');
});

test('F9 a reservation lasts the hours that were agreed from its payment on', () => {
  expect(heldUntil({ hours: 48 }, Date.parse('2026-11-21T01:00:00Z'))).toBe(
    Date.parse('2026-11-23T01:00:00Z'),
  );
});
