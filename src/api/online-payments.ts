import * as z from 'zod';
import { REQUEST_STATES } from '../domain/payment/payment-request.ts';
import type { Known } from './known.ts';

export const PaymentIdSchema = z.object({ id: z.uuid() });

export type PaymentId = Known<z.infer<typeof PaymentIdSchema>>;

export const AskedPaymentSchema = z.looseObject({
  id: z.string(),
  state: z.enum(REQUEST_STATES),
  title: z.string(),
  text: z.string(),
  /** What it is for, in the dealer's words. */
  purpose: z.string(),
  amount: z.string(),
  /** The day it was asked for and the moment it was paid, by the clock of the dealer. */
  asked: z.string(),
  paid: z.string().exactOptional(),
  /** Where it is paid, a path of the site. */
  pay: z.string().exactOptional(),
});

/** A payment that was asked for, in words; nothing in it says whose it is, or how it was paid. */
export type AskedPayment = Known<z.infer<typeof AskedPaymentSchema>>;

export const AskedPaymentsSchema = z.looseObject({
  payments: z.array(AskedPaymentSchema),
});

/** The latest first. */
export type AskedPayments = Known<z.infer<typeof AskedPaymentsSchema>>;

const EXAMPLE: AskedPayment = {
  id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f',
  state: 'open',
  title: '$1,250.50 to pay',
  text: 'You can pay until Saturday 5 December at 12:00 pm Sydney time.',
  purpose: 'Balance of your 2021 Aldera Larkspur',
  amount: '$1,250.50',
  asked: 'Saturday 21 November at 12:00 pm',
  pay: '/api/payments/0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f/pay',
};

export const ONLINE_PAYMENTS_EXAMPLE = {
  params: { id: EXAMPLE.id },
  answer: EXAMPLE,
  list: { payments: [EXAMPLE] },
} satisfies { params: PaymentId; answer: AskedPayment; list: AskedPayments };
