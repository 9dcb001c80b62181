import * as z from 'zod';

/** Photos of vehicles: which of them the build makes, and how many it fetches at once (spec D8). */
export const PhotoSettings = z.strictObject({
  /**
   * True if the build fetches the photos that the feed names by http(s) addresses, and serves every width of them itself. Without
   * it they are shown from where they lie, or by `images.host`. The machine must keep `.cache/pictures` between nights.
   */
  fetch: z.boolean().default(false),
  /**
   * New photos of the web that a build fetches; the others follow in the next, every vehicle's first before any second. Photos of the
   * tenant's folder are all made.
   */
  most_new: z.number().int().min(1).max(100_000).default(2000),
  /**
   * Work that a build spends on each size of a photo, 0 to 6: at 2 it takes half the time of 4, for 4% more bytes and blocks on
   * smooth floors.
   */
  effort: z.number().int().min(0).max(6).default(4),
  /**
   * How hosts name their photos, where the build is wrong about it. By itself it leaves out what signs an address, and finds out
   * from the night's stock which other parameters tell photos apart.
   */
  hosts: z
    .array(
      z.strictObject({
        /** A host, or several that have the same photos, with a * for what differs: 'img*.example.com'. */
        host: z
          .string()
          .regex(
            /^[a-z\d*-]+(\.[a-z\d*-]+)*(:\d{1,5})?$/i,
            "a host such as img.example.com, or several as 'img*.example.com', without https:// and path",
          ),
        /** The parameters that name a photo; [] where its path alone does. Without it the build finds out. */
        query: z.array(z.string().min(1)).optional(),
      }),
    )
    .default([]),
});

export type PhotoSettings = z.output<typeof PhotoSettings>;
