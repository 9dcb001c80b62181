import * as z from 'zod';
import { EnvironmentName } from '../lead/destination-settings.ts';

/** Who takes payments: always on a page of the provider, so that no card number is ever on the site. */
export const PaymentSettings = z.union([
  z.literal(false),
  z.discriminatedUnion('type', [
    z.strictObject({
      /** Demo is a page that says that it is a demonstration, and takes nothing; stripe is Stripe Checkout. */
      type: z.literal('demo'),
    }),
    z.strictObject({
      type: z.literal('stripe'),
      /** Environment variable with the secret key of the Stripe account. */
      secret: EnvironmentName,
      /** Environment variable with the signing secret of its webhook at /api/payments/stripe of the site. */
      webhook_secret: EnvironmentName,
    }),
  ]),
]);
export type PaymentSettings = z.output<typeof PaymentSettings>;
export type StripeSettings = Extract<PaymentSettings, { type: 'stripe' }>;
