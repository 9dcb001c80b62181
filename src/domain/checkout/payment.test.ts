import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RESERVATION_ENDS, type ReservationEnd } from './reservation.ts';
import { isMade, isNewer, moneyAfter, PAYMENT_STATES, type MoneyTask, type PaymentState } from './payment.ts';
import type { RefundRule } from './reserve-settings.ts';

test.each<[PaymentState, PaymentState, boolean]>([
  ['open', 'authorised', true],
  ['open', 'paid', true],
  ['open', 'closed', true],
  ['closed', 'paid', true],
  ['closed', 'open', false],
  ['authorised', 'paid', true],
  ['authorised', 'voided', true],
  ['authorised', 'open', false],
  ['paid', 'authorised', false],
  ['paid', 'closed', false],
  ['paid', 'paid', false],
  ['paid', 'refunded', true],
  ['refunded', 'paid', false],
  ['voided', 'authorised', false],
])('F9 known as %s, said to be %s: news %s', (known, said, expected) => {
  expect(isNewer(known, said)).toBe(expected);
});

test('F9 news of a payment come twice and in any order, and end alike', () => {
  const heard = (news: readonly PaymentState[]): PaymentState =>
    news.reduce<PaymentState>((known, said) => (isNewer(known, said) ? said : known), 'open');
  fc.assert(
    fc.property(fc.shuffledSubarray(['closed', 'authorised', 'paid', 'refunded'] as const), (news) => {
      const once = heard(news);
      expect(heard([...news, ...news])).toBe(once);
      const last = PAYMENT_STATES.findLast((state) => (news as PaymentState[]).includes(state));
      expect(once).toBe(last ?? 'open');
    }),
  );
});

/** By the end of a reservation: what is done with a fee that is authorised, and with one that is paid. */
const ALWAYS: Record<ReservationEnd, [MoneyTask | undefined, MoneyTask | undefined]> = {
  unpaid: ['void', 'refund'],
  cancelled: ['void', 'refund'],
  over: ['void', 'refund'],
  released: ['void', 'refund'],
  bought: ['capture', undefined],
  too_late: ['void', 'refund'],
};
const RULES: [RefundRule, typeof ALWAYS][] = [
  ['always', ALWAYS],
  ['until_end', { ...ALWAYS, over: ['void', undefined] }],
];

test.each(RULES.flatMap(([rule, ends]) => RESERVATION_ENDS.map((end) => [rule, end, ends[end]] as const)))(
  'F9 refund %s, the hold ended as %s: authorised and paid money is %o',
  (rule, end, [authorised, paid]) => {
    expect(moneyAfter(end, 'authorised', rule)).toBe(authorised);
    expect(moneyAfter(end, 'paid', rule)).toBe(paid);
    // What was never paid, or was paid back already, is not paid back.
    for (const state of PAYMENT_STATES)
      if (!isMade(state)) expect(moneyAfter(end, state, rule)).toBeUndefined();
  },
);
