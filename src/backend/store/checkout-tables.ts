import type { ReservationEnd, ReservationState } from '../../domain/checkout/reservation.ts';
import type { MoneyTask, PaymentState } from '../../domain/checkout/payment.ts';
import type { RefundRule } from '../../domain/checkout/reserve-settings.ts';
import type { PaymentRequest } from '../../domain/payment/payment-request.ts';

/**
 * Moments are milliseconds since 1970, amounts are cents. No reservation, payment or task says anything of a person: that is in the
 * lead or the request of the same id, and goes with it.
 */

/** A vehicle that a shopper has reserved. One without an `end_reason` is the only one of its vehicle. */
type ReservationTable = {
  /** The id of its lead. */
  id: string;
  tenant: string;
  /** The id of the vehicle, and its slug then. */
  vehicle: string;
  slug: string;
  state: ReservationState;
  end_reason: ReservationEnd | null;
  price: number;
  fee: number;
  refund: RefundRule;
  hours: number;
  taken_at: number;
  until: number;
  ended_at: number | null;
  /** True if a proof of work came with it. */
  proven: number;
};

/** A payment by a provider. */
type PaymentTable = {
  /** The id of its lead, or of the request that it pays. */
  id: string;
  tenant: string;
  amount: number;
  state: PaymentState;
  /** What the provider calls the page it was paid on, and the payment itself. */
  session: string | null;
  charge: string | null;
  /** Where the shopper pays, and how often such a page was made. */
  address: string | null;
  pages: number;
  created_at: number;
  changed_at: number;
};

/** What is asked of a provider, until it is done; its id is the key by which the provider does it once. */
type PaymentTaskTable = {
  id: string;
  payment_id: string;
  tenant: string;
  kind: MoneyTask;
  queued_at: number;
  /** Not before this moment. */
  next_at: number;
  attempts: number;
  finished_at: number | null;
  last_error: string | null;
};

/** An amount that a dealer asked a shopper for; its payment has the same id, and its email is in small letters. Erasing the person leaves amounts and moments. */
type PaymentRequestTable = Omit<PaymentRequest, 'lead'> & { lead_id: string | null };

export type CheckoutTables = {
  hold: ReservationTable;
  payment: PaymentTable;
  payment_task: PaymentTaskTable;
  payment_request: PaymentRequestTable;
};
