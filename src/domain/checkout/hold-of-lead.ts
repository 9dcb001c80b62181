import type { Hold } from './hold.ts';
import type { PaymentState } from './payment.ts';

/** A reservation as it is when somebody is told of it; without a payment nothing was to be paid. */
export type HoldOfLead = { hold: Hold; payment: PaymentState | undefined };
