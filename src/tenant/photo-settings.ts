import * as z from 'zod';

/** Photos of vehicles: which of them the build makes, and how many it fetches at once (spec D8). */
export const PhotoSettings = z.strictObject({
  /**
   * Whether the build fetches the photos that the feed names by http(s) addresses, and serves every width of them itself. Without
   * it they are shown from where they lie, or by `images.host`. The machine must keep `.cache/pictures` between nights.
   */
  fetch: z.boolean().default(false),
  /**
   * New photos of the web that a build fetches; the others follow in the next, every vehicle's first before any second. Photos of the
   * tenant's folder are all made.
   */
  most_new: z.number().int().min(1).max(100_000).default(2000),
});

export type PhotoSettings = z.output<typeof PhotoSettings>;
