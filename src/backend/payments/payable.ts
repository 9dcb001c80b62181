import type { LeadDatabase } from '../store/tables.ts';
import type { PaymentOrder } from './payment-provider.ts';

/** What a provider is asked for, beside the amount and the way back. */
export type PayableOrder = Pick<PaymentOrder, 'description' | 'email' | 'isAuthorisedFirst' | 'until'>;

/**
 * Something that may be paid: its payment and the page of the site that shows it. `shown` is what it is for, and changes
 * nothing; `order` is what to ask the provider for, once the shopper wants to pay. Both are undefined when it may not be paid
 * now.
 */
export type Payable = {
  payment: LeadDatabase['payment'] | undefined;
  page: string;
  shown: () => Promise<Pick<PayableOrder, 'description'> | undefined>;
  order: () => Promise<PayableOrder | undefined>;
};
