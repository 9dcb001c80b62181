import { checkoutOf, type Checkout } from '../domain/checkout/checkout-site.ts';
import { feeTerms } from '../domain/checkout/fee-terms.ts';
import { ALL_HREF } from '../domain/search/listing-href.ts';
import { formatDollars } from '../domain/text/format.ts';
import type { leadPages, LeadPlan } from './lead-pages.ts';
import type { SiteParts } from './site-parts.ts';

/** What the page of the checkout shows; nothing of a vehicle, since it is the same for all of them (spec F9). */
export type CheckoutPlan = Pick<LeadPlan, 'form' | 'phone' | 'terms'> & {
  checkout: Checkout;
  /** What is paid now, '$200', and what is told of it before. */
  fee: string;
  feeTerms: string[];
  seller: string;
  licence: { label: string; number: string };
  stock: { label: string; href: string };
};

/** The page on which vehicles are reserved (spec F9); none where the dealer does not offer it. */
export function checkoutPage({ tenant, pageKey }: SiteParts, leads: ReturnType<typeof leadPages>) {
  const { site, reserve } = tenant;
  const checkout = checkoutOf(tenant);

  function plan(): CheckoutPlan {
    if (!checkout) throw new Error('This site reserves no vehicles online.');
    const { form, phone, terms } = leads.plan({ path: checkout.path, form: checkout.form, index: false });
    const fee = formatDollars(reserve.fee);
    return {
      checkout,
      form: { ...form, submit: reserve.fee > 0 ? `Reserve and pay ${fee}` : 'Reserve' },
      phone,
      terms,
      fee,
      feeTerms: feeTerms(reserve),
      seller: site.name,
      licence: site.licence,
      stock: { label: `See all ${site.stock_noun}`, href: ALL_HREF },
    };
  }
  return {
    pages: () => (checkout ? [{ path: checkout.path, key: pageKey('checkout', plan()) }] : []),
    plan,
  };
}
