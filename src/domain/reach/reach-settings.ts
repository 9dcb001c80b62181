import * as z from 'zod';

/** Platforms that advertise vehicles from a file of them. */
export const CATALOGUES = ['google', 'meta', 'tiktok'] as const;
export type CatalogueName = (typeof CATALOGUES)[number];

/** Where vehicles are shown beside the dealer's own pages. */
export const ReachSettings = z.strictObject({
  /** Platforms that the site has a file of vehicles for, which they fetch by its address: `google` (vehicle ads), `meta` (automotive inventory ads), `tiktok` (automotive ads). */
  catalogues: z.array(z.enum(CATALOGUES)).default([]),
  /** The first part of the address of those files. They name the VIN where a platform asks for it, so a dealer who shows no VIN may want one that is not guessed. */
  catalogue_folder: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens')
    .default('catalogues'),
  /** RSS and Atom of vehicles: `stock` for arrivals and reduced prices, `lists` for every list but those of models as well, `none`. */
  feeds: z.enum(['none', 'stock', 'lists']).default('stock'),
  /** The key of IndexNow, 32 characters that only this site has: `npm run deploy` then tells search engines which addresses changed. Empty tells nobody. */
  indexnow_key: z
    .string()
    .regex(/^([a-zA-Z0-9-]{8,128})?$/, '8 to 128 letters, digits and hyphens, or nothing')
    .default(''),
});

export type ReachSettings = z.output<typeof ReachSettings>;
