import * as z from 'zod';

/** What is shown beside a market price or an auto gauge (spec V5, V16). */
export const MarketSettings = z.strictObject({
  /** Who worked out the market's figures, as shoppers read it. */
  source: z.string().min(1).default('AutoGrab'),
  /** Days after which a valuation that has a day is shown no more: an old one says nothing of the market of today. */
  max_age_days: z.number().int().min(1).max(365).default(60),
  /** What the figures leave out; a claim about the market must not promise more than they say. */
  caution: z
    .string()
    .default('A starting point only: condition, service history and extras are not part of it.'),
});

export type MarketSettings = z.output<typeof MarketSettings>;
