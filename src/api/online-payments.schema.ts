import * as z from 'zod';
import { REQUEST_STATES } from '../domain/payment/payment-request.ts';
import type { AskedPayment, AskedPayments, PaymentId } from './online-payments.ts';

export const PaymentIdSchema = z.object({ id: z.uuid() }) satisfies z.ZodType<PaymentId>;

export const AskedPaymentSchema = z.looseObject({
  id: z.string(),
  state: z.enum(REQUEST_STATES),
  title: z.string(),
  text: z.string(),
  purpose: z.string(),
  amount: z.string(),
  asked: z.string(),
  paid: z.string().exactOptional(),
  /** Where it is paid, a path of the site. */
  pay: z.string().exactOptional(),
}) satisfies z.ZodType<AskedPayment>;

export const AskedPaymentsSchema = z.looseObject({
  payments: z.array(AskedPaymentSchema),
}) satisfies z.ZodType<AskedPayments>;
