import type { Reservation } from './reservation.ts';
import type { PaymentState } from './payment.ts';

/** A reservation as it is when someone is told of it; without a payment nothing was to be paid. */
export type ReservationOfLead = { hold: Reservation; payment: PaymentState | undefined };
