import type { LeadDatabase } from '../store/tables.ts';
import type { PaymentOrder } from './payment-provider.ts';

/** What a provider is asked for, beside the amount and the way back. */
export type PayableOrder = Pick<PaymentOrder, 'description' | 'email' | 'isAuthorisedFirst' | 'until'>;

/** Something that may be paid: its payment, the page of the site that shows it, and what to ask for; undefined when it may not be paid now. */
export type Payable = {
  payment: LeadDatabase['payment'] | undefined;
  page: string;
  order: () => Promise<PayableOrder | undefined>;
};
