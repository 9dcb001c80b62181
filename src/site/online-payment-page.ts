import { ONLINE_PAYMENT_PATH, onlinePaymentOf } from '../domain/payment/online-payment.ts';
import type { SiteParts } from './site-parts.ts';

/** What the page of online payments shows; nothing of anybody, since it is the same for all (spec A6). */
export type OnlinePaymentPlan = {
  seller: string;
  licence: { label: string; number: string };
  phone: string | undefined;
  /** What the dealer adds; '' for nothing. */
  note: string;
  /** True if shoppers can sign in to find what they are asked for. */
  hasAccounts: boolean;
};

/** The page on which shoppers pay what the dealer asked for (spec A6); none where the dealer does not ask so. */
export function onlinePaymentPage({ tenant, pageKey }: SiteParts) {
  const settings = onlinePaymentOf(tenant);

  function plan(): OnlinePaymentPlan {
    if (!settings) throw new Error('This site asks for no payments online.');
    const { name, licence, phone } = tenant.site;
    return { seller: name, licence, phone, note: settings.note, hasAccounts: tenant.account !== false };
  }
  return {
    pages: () => (settings ? [{ path: ONLINE_PAYMENT_PATH, key: pageKey('online-payment', plan()) }] : []),
    plan,
  };
}
