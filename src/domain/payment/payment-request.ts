import type { PaymentState } from '../checkout/payment.ts';

/** An amount that a dealer asks a shopper for. Moments are milliseconds, amounts are cents. */
export type PaymentRequest = {
  id: string;
  tenant: string;
  /** The lead that it is about; null for none, and once that is erased. */
  lead: string | null;
  /** Whom it is for; null once the person is erased. */
  name: string | null;
  email: string | null;
  /** In its international form. */
  phone: string | null;
  /** What it is for, in the dealer's words. */
  purpose: string;
  amount: number;
  asked_at: number;
  /** Until when it can be paid. */
  until: number;
  /** When the dealer took it back. */
  cancelled_at: number | null;
  paid_at: number | null;
  /** When it was decided that the money goes back. */
  returned_at: number | null;
};

/**
 * How a request is: to be paid, paid, on its way back, paid back, taken back by the dealer before it was paid, or not paid in
 * time.
 */
export const REQUEST_STATES = ['open', 'paid', 'returning', 'returned', 'cancelled', 'over'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** How a request is at `now`, in milliseconds: its time may have passed without anybody having looked. */
export function requestState(
  { until, cancelled_at, returned_at }: Pick<PaymentRequest, 'until' | 'cancelled_at' | 'returned_at'>,
  payment: PaymentState,
  now: number,
): RequestState {
  switch (payment) {
    case 'refunded':
    case 'voided':
      return 'returned';
    case 'paid':
    case 'authorised':
      return returned_at === null ? 'paid' : 'returning';
    default:
      if (cancelled_at !== null) return 'cancelled';
      return now < until ? 'open' : 'over';
  }
}

/** What a dealer can do about a request. */
export const REQUEST_ACTIONS = ['cancel', 'refund', 'send'] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** What can be done in each state: an open one is taken back or its email sent again, a paid one paid back. */
export function requestActions(state: RequestState, hasEmail: boolean): RequestAction[] {
  if (state === 'open') return hasEmail ? ['cancel', 'send'] : ['cancel'];
  return state === 'paid' ? ['refund'] : [];
}
