import * as z from 'zod';

/** How many vehicles were sold this month, as a figure that counts on the home page (spec D12). */
export const SalesCounterSettings = z.strictObject({
  /**
   * Where the figure comes from: `sold` counts the vehicles that the stock's history and the desk recorded as sold this month, `clock`
   * works it out from the time of day, which the law check refuses without `substantiation`.
   */
  source: z.enum(['sold', 'clock']).default('sold'),
  /** The calendar of the month, an IANA time zone. */
  time_zone: z.string().default('Australia/Brisbane'),
  /** The record that proves the pace of `clock`, as shoppers read it below the figure. */
  substantiation: z.string().default(''),
});
export type SalesCounterSettings = z.output<typeof SalesCounterSettings>;
