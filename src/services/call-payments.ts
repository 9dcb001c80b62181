import { callPath } from '../api/call-path.ts';
import { LIST_PAYMENTS, READ_PAYMENT } from '../api/routes.ts';
import type { AskedPayment, AskedPayments } from '../api/online-payments.ts';
import { callJson, type Called } from './call-json.ts';

/** What the dealer asked the signed-in shopper to pay (spec A6). */
export const listPayments = (): Promise<Called<AskedPayments>> => callJson(LIST_PAYMENTS);

/** What the dealer asked for, by the id in its link. */
export const readPayment = (id: string): Promise<Called<AskedPayment>> =>
  callJson({ method: 'GET', path: callPath(READ_PAYMENT.path, { id }) });
