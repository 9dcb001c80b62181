import type { OnlinePaymentSettings } from './online-payment-settings.ts';

/** The page on which shoppers pay what the dealer asked for (spec A6). */
export const ONLINE_PAYMENT_PATH = '/online-payment';
/** The word of its address that names a request. */
export const REQUEST_WORD = 'request';

/** The settings that decide whether online payments are on. */
export type OnlinePaymentSite = {
  leads: unknown;
  /** False where nobody takes payments. */
  payment: unknown;
  online_payment: OnlinePaymentSettings | false;
};

/** The settings of payments that a dealer asks for; undefined where there are none: such a site has no page and no link of it. */
export const onlinePaymentOf = ({
  leads,
  payment,
  online_payment: settings,
}: OnlinePaymentSite): OnlinePaymentSettings | undefined =>
  settings && leads && payment ? settings : undefined;

/** The page of one request. */
export const requestHref = (id: string): string =>
  `${ONLINE_PAYMENT_PATH}?${new URLSearchParams({ [REQUEST_WORD]: id })}`;
