import { PageParts } from '../../components/ui/page-parts.ts';

/** Parts of the page of a checkout that its script fills in. */
export const checkoutParts = new PageParts<{
  /** The vehicle, as the backend knows it now. */
  'checkout-photo': true;
  'checkout-name': true;
  'checkout-price': true;
  'checkout-note': true;
  'checkout-facts': true;

  /** What is shown: the form, a sentence why there is none, or a reservation. */
  'checkout-view': 'asking' | 'form' | 'closed' | 'hold';
  'checkout-why': true;

  /** A reservation. */
  'hold-title': true;
  'hold-text': true;
  'hold-money': true;
  'hold-pay': true;
  'hold-price-now': true;
  'hold-agree': true;
  'hold-cancel': true;
  'hold-again': true;
  'hold-keep': true;
  /** To the page of the vehicle. */
  'vehicle-link': true;
}>();

export type CheckoutView = 'asking' | 'form' | 'closed' | 'hold';
