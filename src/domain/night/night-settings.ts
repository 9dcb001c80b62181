import * as z from 'zod';

/** What `npm run nightly` does with a dealer beside building the site. */
export const NightSettings = z.strictObject({
  /** True if the dealer is a demonstration with invented stock: a night leaves it out, unless it is run with `--with-demos`. */
  demo: z.boolean().default(false),
  /** Who gets an email in the morning about what the night changed in the stock; an empty list sends none. */
  mail: z.array(z.email()).default([]),
});
export type NightSettings = z.output<typeof NightSettings>;
