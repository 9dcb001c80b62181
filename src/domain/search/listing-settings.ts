import * as z from 'zod';
import { PicturePath, SitePath } from '../address/web-address.ts';
import { DEFAULT_SORTS } from './orders.ts';
import { FACET_NAMES } from './search-fields.ts';

/** A card of the dealer's own between the cars (spec S5); texts and a picture only, so that it cannot break the page. */
export const PromoCard = z
  .strictObject({
    /** A word of its own. */
    id: z.string(),
    /** YYYY-MM-DD, first day. */
    start: z.iso.date(),
    /** YYYY-MM-DD, last day. */
    expiry: z.iso.date(),
    /** 1-based place among the cards of a page; without one, the next of the listing's `promo_positions`. */
    position: z.number().int().positive().optional(),
    /** Which listings show it: paths below /search, or '*' for all. */
    display: z.array(z.string()).default(['*']),
    /** Only where the listing has enough cars to reach `position`; else it moves to the end. */
    strict_display: z.boolean().default(false),
    /** What the card shows. */
    node: z.strictObject({
      /** Its heading. */
      title: z.string(),
      /** Its text. */
      text: z.string(),
      /** Its picture, in the tenant's folder or at an https address; without one, a picture of the home page or of a location. */
      picture: PicturePath.optional(),
      /** Its link. */
      link: z.strictObject({
        /** Words of the link. */
        label: z.string(),
        /** Where it leads. */
        href: SitePath,
      }),
    }),
  })
  .refine(({ start, expiry }) => start <= expiry, { path: ['expiry'], message: 'a date on or after start' });
export type PromoCard = z.output<typeof PromoCard>;

export const ListingSettings = z.strictObject({
  /** Cards on a page (spec S4). */
  page_size: z.number().int().min(3).max(60).default(21),
  /** The order a list has before a shopper chooses one. */
  default_sort: z.enum(DEFAULT_SORTS).default('default'),
  /** The price-ascending order leaves out cars without a price (spec S12). */
  price_ascending_above_zero: z.boolean().default(false),
  /** Which families of listing pages exist (spec S1, R3). */
  routes: z
    .array(z.enum(['car-types', 'makes', 'models', 'bodies', 'locations', 'dealerships']))
    .default(['car-types', 'makes', 'models', 'bodies', 'locations', 'dealerships']),
  /** Where 'Clear Filters' leads from an empty result (spec S6). */
  refresh_path: SitePath.default('/special-offers'),
  /** Cards of the dealer's own between the vehicles. */
  promos: z.array(PromoCard).default([]),
  /** Where promos without a place of their own stand (spec S4). */
  promo_positions: z.array(z.number().int().positive()).min(1).default([5, 10]),
  /** By how many places a promo may stand earlier or later, another for each list and day (spec S4). */
  promo_spread: z.number().int().min(0).max(10).default(0),
  /** What a shopper may filter by, in this order (spec S3). What no car of the list has is not shown. */
  facets: z
    .array(z.enum(FACET_NAMES))
    .refine((names) => !(names.includes('model') && names.includes('make_model')), {
      error: "either 'model' or 'make_model': both offer the same choice, so take one out",
    })
    .default([
      'body',
      'make',
      'model',
      'price',
      'price_dropped',
      'car_type',
      'year',
      'km',
      'transmission',
      'fuel',
      'drive',
      'colour',
      'seats',
      'towing',
      'electric_range',
      'features',
      'location_name',
    ]),
  /** True if shoppers may ask for cars near a postcode or suburb; needs `lat` and `long` of locations (spec L8). */
  distance: z.boolean().default(true),
  /** True if lists end in the vehicles that the shopper opened last, as their own device remembers them (spec A4). */
  recently_viewed: z.boolean().default(true),
  /** How many filters stand open on a wide screen; the others open on a press. */
  open_facets: z.number().int().min(0).default(5),
  /** The price slider, in dollars (spec S7). */
  price_slider: z
    .strictObject({
      /** Its lower end. */
      min: z.number().int().nonnegative().default(5000),
      /** Its upper end. */
      max: z.number().int().positive().default(250_000),
      /** How far one step moves it. */
      step: z.number().int().positive().default(500),
    })
    .refine(({ min, max, step }) => min + step <= max, 'min must lie at least one step below max')
    .prefault({}),
  /** Quick picks of a highest price, in dollars; 'stock' puts them at the quartiles of each list's own prices (spec S8). */
  price_picks: z
    .union([z.literal('stock'), z.array(z.number().int().positive())])
    .default([5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000]),
  /** Quick picks of most kilometres; 'stock' puts them at the quartiles of each list's own (spec S8). */
  kilometre_picks: z
    .union([z.literal('stock'), z.array(z.number().int().positive())])
    .default([10_000, 30_000, 50_000, 100_000, 150_000]),
});
export type ListingSettings = z.output<typeof ListingSettings>;
