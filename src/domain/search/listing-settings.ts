import * as z from 'zod';

export const SORTS = ['default', 'price-asc', 'price-desc', 'newest', 'km-asc', 'year-desc'] as const;

/** A card of the dealer's own between the cars (spec S5); texts only, so that it cannot break the page. */
export const PromoCard = z.strictObject({
  id: z.string(),
  start: z.iso.date(),
  expiry: z.iso.date(),
  /** 1-based place among the cards of a page. */
  position: z.number().int().positive(),
  /** Which listings show it: paths below /search, or '*' for all. */
  display: z.array(z.string()).default(['*']),
  /** Only where the listing has enough cars to reach `position`; else it moves to the end. */
  strict_display: z.boolean().default(false),
  node: z.strictObject({
    title: z.string(),
    text: z.string(),
    link: z.strictObject({ label: z.string(), href: z.string().startsWith('/') }),
  }),
});
export type PromoCard = z.output<typeof PromoCard>;

export const ListingSettings = z.strictObject({
  /** Cards on a page (spec S4). */
  page_size: z.number().int().min(3).max(60).default(21),
  default_sort: z.enum(SORTS).default('default'),
  /** The price-ascending order leaves out cars without a price (spec S12). */
  price_ascending_above_zero: z.boolean().default(false),
  /** Which families of listing pages exist (spec S1, R3). */
  routes: z
    .array(z.enum(['car-types', 'makes', 'models', 'bodies', 'locations', 'dealerships']))
    .default(['car-types', 'makes', 'models', 'bodies', 'locations', 'dealerships']),
  /** Where 'Clear Filters' leads from an empty result (spec S6). */
  refresh_path: z.string().startsWith('/').default('/special-offers'),
  promos: z.array(PromoCard).default([]),
});
export type ListingSettings = z.output<typeof ListingSettings>;
