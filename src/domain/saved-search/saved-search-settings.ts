import * as z from 'zod';

/** Searches that are kept, and emails about what is new in them (spec A12); they need the backend and `leads`. */
export const SavedSearchSettings = z.strictObject({
  /** What shoppers agree to before the first letter; kept with each search, by its words. */
  consent: z
    .string()
    .min(1)
    .default(
      'Email me when a vehicle matching this search arrives, drops in price, comes back or is sold. One email a day at most, and every one has a link to stop them.',
    ),
  /** Searches that one address can keep; what was kept longest ago is let go. */
  most: z.number().int().min(1).max(100).default(10),
  /** Days after which a search ends by itself. */
  days: z.number().int().min(30).max(1825).default(365),
});
export type SavedSearchSettings = z.output<typeof SavedSearchSettings>;
