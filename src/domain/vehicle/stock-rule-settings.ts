import * as z from 'zod';

/** Which vehicles a site shows at all (spec S10, S11). */
export const StockRuleSettings = z.strictObject({
  /** The base rule, 0 to 14; docs/settings.md has each with its sentence. */
  mode: z.number().int().min(0).max(14).default(0),
  /** Days a sold car stays on the site. */
  sold_days: z.number().int().nonnegative().default(3),
  /** Days for which a vehicle that is no longer shown keeps a page that says so, with others like it. */
  gone_page_days: z.number().int().nonnegative().default(90),
  /** Days after that for which its address leads to the list of its model, while there is one. */
  gone_redirect_days: z.number().int().nonnegative().default(275),
  /** What never shows, whatever the rule says. */
  exclude: z
    .strictObject({
      /** Stock numbers that never show. */
      stock_numbers: z.array(z.string()).default([]),
      /** New cars of these makes do not show; demo cars neither, while they have 3,000 km or fewer. */
      new_and_low_km_demo_makes: z.array(z.string()).default([]),
      /** New cars of these makes do not show. */
      new_makes: z.array(z.string()).default([]),
    })
    .prefault({}),
});
export type StockRuleSettings = z.output<typeof StockRuleSettings>;
