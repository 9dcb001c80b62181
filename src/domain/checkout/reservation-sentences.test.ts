import { expect, test } from 'vitest';
import { reservationSentences } from './reservation-sentences.ts';
import type { Reservation, ReservationEnd, ReservationState } from './reservation.ts';
import type { PaymentState } from './payment.ts';
import type { RefundRule } from './reserve-settings.ts';

const reservation = (
  state: ReservationState,
  end: ReservationEnd | null,
  refund: RefundRule = 'always',
): Reservation => ({
  id: 'h1',
  tenant: 'good-cars',
  vehicle: 'v1',
  slug: 'v-1',
  state,
  end,
  price: 2_849_000,
  fee: 20_000,
  refund,
  hours: 48,
  taken_at: 0,
  until: Date.parse('2026-11-23T01:00:00Z'),
});

test.each<
  [ReservationState, ReservationEnd | null, PaymentState | undefined, RefundRule, string, string | undefined]
>([
  ['paying', null, 'open', 'always', 'Not paid yet', undefined],
  ['held', null, 'paid', 'always', 'The vehicle is held for you', "You've paid $200."],
  [
    'held',
    null,
    'authorised',
    'always',
    'The vehicle is held for you',
    "$200 is authorised on your card and hasn't been charged yet.",
  ],
  ['held', null, undefined, 'always', 'The vehicle is held for you', undefined],
  ['ended', 'unpaid', 'open', 'always', 'The reservation has ended', undefined],
  ['ended', 'over', 'paid', 'always', 'The hold has ended', 'You paid $200. Your refund is on its way.'],
  ['ended', 'over', 'paid', 'until_end', 'The hold has ended', "You've paid $200."],
  [
    'ended',
    'over',
    'refunded',
    'always',
    'The hold has ended',
    "We've refunded $200. It can take a few days to show in your account.",
  ],
  [
    'ended',
    'cancelled',
    'authorised',
    'always',
    "You've cancelled your reservation",
    "$200 was authorised on your card. We're releasing it and won't charge you.",
  ],
  [
    'ended',
    'released',
    'voided',
    'always',
    'The dealer has released the vehicle',
    "$200 was authorised on your card and then released. You weren't charged.",
  ],
  ['ended', 'bought', 'paid', 'always', 'The vehicle is yours', "You've paid $200."],
  [
    'ended',
    'too_late',
    'paid',
    'always',
    'The vehicle was no longer available',
    'You paid $200. Your refund is on its way.',
  ],
])('F9 %s (%s), payment %s, refund %s: %s; %s', (state, end, payment, refund, title, money) => {
  const said = reservationSentences(reservation(state, end, refund), payment, 'Australia/Sydney');
  expect(said.title).toBe(title);
  expect(said.money).toBe(money);
});

test('F9 a reservation says until when, by the clock of the dealer', () => {
  expect(reservationSentences(reservation('held', null), 'paid', 'Australia/Sydney').text).toBe(
    'No one else can reserve or buy it until Monday 23 November at 12:00 pm Sydney time.',
  );
  expect(reservationSentences(reservation('paying', null), 'open', 'Australia/Sydney').text).toBe(
    "We're keeping the vehicle for you until Monday 23 November at 12:00 pm Sydney time. Pay $200 by then to hold it.",
  );
});
