import * as z from 'zod';

/** The texts of the dealer, as files below content. */
export const ContentSettings = z.strictObject({
  /** What becomes of a text with something wrong in it: it stops the build, or it is left out with a warning and the rest is built. */
  problems: z.enum(['refuse', 'leave-out']).default('refuse'),
  /** Articles on a page of the blog. */
  articles_per_page: z.number().int().min(3).max(30).default(9),
  /** How a vehicle may be brought back (spec P2): a new tenant, and `npm run tenant -- pages`, get the page of it; false for no returns. */
  returns: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Days from delivery. */
        days: z.number().int().positive().default(14),
        /** Kilometres driven since, at most. */
        kilometres: z.number().int().positive().default(500),
      }),
    ])
    .default(false),
  /** What scheduled services cost at most, shown by the block capped-prices (spec P1). */
  capped_prices: z
    .array(
      z.strictObject({
        /** The vehicles it holds for, as owners know them. */
        model: z.string().min(1),
        /** Its services in order, each due at the kilometres or months that come first. */
        services: z
          .array(
            z.strictObject({
              /** Kilometres on the odometer. */
              km: z.number().int().positive(),
              /** Months since it was first registered. */
              months: z.number().int().positive(),
              /** Dollars with GST, at most. */
              price: z.number().positive(),
            }),
          )
          .min(1)
          .refine(
            (services) => services.every(({ km }, at) => at === 0 || km > (services[at - 1]?.km ?? 0)),
            {
              message: 'services in the order of their kilometres',
            },
          ),
      }),
    )
    .default([]),
});
export type ContentSettings = z.output<typeof ContentSettings>;
