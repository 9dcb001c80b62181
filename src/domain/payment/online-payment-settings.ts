import * as z from 'zod';

/** Payments that the dealer asks shoppers for (spec A6); they need `payment`, `leads` and the backend. */
export const OnlinePaymentSettings = z.strictObject({
  /** The most that can be asked for at once, in whole dollars. */
  most: z.number().int().min(1).max(200_000).default(20_000),
  /** Days that an amount can be paid in, unless the dealer says others when asking. */
  days: z.number().int().min(1).max(90).default(14),
  /** What the dealer adds on the page and in emails; '' adds nothing. */
  note: z.string().default(''),
});
export type OnlinePaymentSettings = z.output<typeof OnlinePaymentSettings>;
