import { expect, test } from 'vitest';
import { endByTime, heldUntil, isLive, latestEnd, type ReservationState } from './reservation.ts';

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

test.each<[ReservationState, number, number]>([
  ['paying', 10, 50],
  ['paying', 44, 44],
  ['held', 10, 10],
])('F9 a hold that is %s until minute %i ends in minute %i at the latest', (state, minutes, latest) => {
  const hold = { state, taken_at: UNTIL, until: UNTIL + minutes * 60_000 };
  expect(latestEnd(hold, { pay_minutes: 40 })).toBe(UNTIL + latest * 60_000);
});
