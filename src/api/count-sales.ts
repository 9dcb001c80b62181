import * as z from 'zod';

export const SalesCountSchema = z.strictObject({
  /** YYYY-MM, by the calendar of the dealer's setting. */
  month: z.string(),
  sold: z.number().int().min(0),
});

export type SalesCount = z.infer<typeof SalesCountSchema>;
