import type { ReservationEnd } from './reservation.ts';
import type { RefundRule } from './reserve-settings.ts';

/**
 * What became of a payment: open until the shopper has paid, closed when the page of the provider ran out, authorised on a
 * card, paid, and given back before (voided) or after (refunded) it was taken.
 */
export const PAYMENT_STATES = ['open', 'closed', 'authorised', 'paid', 'voided', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What is asked of a provider about a payment that was made. */
export const MONEY_TASKS = ['capture', 'void', 'refund'] as const;
export type MoneyTask = (typeof MONEY_TASKS)[number];

const FOLLOWING: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  open: ['closed', 'authorised', 'paid', 'voided', 'refunded'],
  // The news of a payment may come after the news that the page ran out.
  closed: ['authorised', 'paid', 'voided', 'refunded'],
  authorised: ['paid', 'voided', 'refunded'],
  paid: ['refunded'],
  voided: [],
  refunded: [],
};

/** True if what a provider says is news: news that come twice or in the wrong order change nothing. */
export const isNewer = (known: PaymentState, said: PaymentState): boolean => FOLLOWING[known].includes(said);

/** True if the provider has the shopper's money, or may take it. */
export const isMade = (state: PaymentState): boolean => state === 'authorised' || state === 'paid';

/** How a payment is given back; undefined where there is nothing to give back. */
export const givingBack = (state: PaymentState): MoneyTask | undefined =>
  state === 'authorised' ? 'void' : state === 'paid' ? 'refund' : undefined;

/**
 * What becomes of the fee when a reservation ends, by the rule that its shopper agreed to: the fee of a purchase is taken; that of
 * a reservation that ran out is kept only where the rule says so and the dealer has taken it; every other is given back.
 */
export function moneyAfter(
  end: ReservationEnd,
  state: PaymentState,
  rule: RefundRule,
): MoneyTask | undefined {
  if (end === 'bought') return state === 'authorised' ? 'capture' : undefined;
  if (end === 'over' && rule === 'until_end' && state === 'paid') return undefined;
  return givingBack(state);
}
