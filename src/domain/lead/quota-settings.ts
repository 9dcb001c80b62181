import * as z from 'zod';

/**
 * How many leads are taken: so many at once, and then one more each so many seconds. Over it a form keeps its text and the
 * shopper is told when to send it again (spec K11).
 */
export const QuotaSettings = z.strictObject({
  /** Leads of one address: a household, or an office behind one router. */
  address: z
    .strictObject({
      /** Leads that one address may send at once. */
      burst: z.number().int().min(1).max(10_000).default(20),
      /** Seconds until it may send one more. */
      refill_seconds: z.number().min(0.001).max(86_400).default(30),
    })
    .prefault({}),
  /** Leads with one phone number, from wherever they come. */
  phone: z
    .strictObject({
      /** Leads that may name one phone number at once. */
      burst: z.number().int().min(1).max(10_000).default(10),
      /** Seconds until it may be named once more. */
      refill_seconds: z.number().min(0.001).max(86_400).default(120),
    })
    .prefault({}),
  /** All leads of the site: no dealer gets as many by itself. */
  site: z
    .strictObject({
      /** Leads that the site takes at once, no matter who sends them. */
      burst: z.number().int().min(1).max(1_000_000).default(600),
      /** Seconds until it takes one more. */
      refill_seconds: z.number().min(0.001).max(86_400).default(1),
    })
    .prefault({}),
  /**
   * The part of the site's quota that leads without a proof of work may use: from browsers without JavaScript, and from
   * programs. However many come, the rest is left to everybody else.
   */
  unproven_share: z.number().min(0.01).max(1).default(0.1),
  /** For how many leads of its address one counts that was sent without JavaScript: nothing of it proves a person. */
  plain_cost: z.number().int().min(1).max(10).default(2),
});
export type QuotaSettings = z.output<typeof QuotaSettings>;
