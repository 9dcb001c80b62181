import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of the page of online payments that its script fills in. */
export const paymentParts = new PageParts<{
  /** What is shown: what was asked for, a sentence why there is nothing, or the way to what is asked. */
  'payment-view': 'asking' | 'list' | 'closed' | 'nobody';
  'payment-why': true;
  'payment-again': true;
  'payment-sign-in': true;
  'payment-list': true;

  /** One of them, as a template. */
  'payment-card': true;
  'payment-title': true;
  'payment-text': true;
  'payment-purpose': true;
  'payment-amount': true;
  'payment-asked': true;
  'payment-paid': true;
  'payment-reference': true;
  'payment-pay': true;
  'payment-print': true;
}>();

export type PaymentView = 'asking' | 'list' | 'closed' | 'nobody';
