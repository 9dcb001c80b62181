import * as z from 'zod';

export const CardSettings = z.strictObject({
  /** Show an electric or hybrid tag (spec D1). */
  electric_tag: z.boolean().default(true),
  /** Used cars of these makes that are certified carry the certified logo (spec D1). */
  certified_makes: z.array(z.string()).default([]),
  /** A 'runout sale' tag is green; every other tag of a car's own is red (spec D1). */
  runout_sale_green: z.boolean().default(false),
  /** Days after `created_at` during which a car counts as a new arrival (spec D1). */
  new_arrival_days: z.number().int().positive().default(8),
  /** Which figures stand under the name, in order. */
  figures: z
    .array(
      z.enum([
        'km',
        'trans',
        'fuel',
        'body',
        'drive',
        'seats',
        'engine',
        'sleeps',
        'atm',
        'tare',
        'gvm',
        'licence',
        'tows',
        'length',
        'colour',
      ]),
    )
    .default(['km', 'trans', 'fuel', 'body']),
  /** Which cars a shopper may keep as favourites (spec A3): all, or what can be bought, has a price and a photo. */
  favourites: z.enum(['off', 'all', 'purchasable']).default('all'),
  /** Cars may be chosen for a comparison side by side, up to four. */
  compare: z.boolean().default(true),
});
export type CardSettings = z.output<typeof CardSettings>;

export const PriceSettings = z.strictObject({
  /** A subscription site: the weekly subscription comes before every other price (spec D3). */
  subscription: z.boolean().default(false),
  /** Words in place of the price of a preorder. */
  preorder_text: z.string().default('PREORDER'),
  /** Words in place of a price that is missing. */
  no_price_text: z.string().default('Contact us for price'),
  /** Words behind the price for each kind (spec D4, research on price display law). */
  labels: z
    .strictObject({
      /** Beside a price with every charge in it. */
      drive_away: z.string().default('Drive away'),
      /** Beside a price with charges that were estimated. */
      estimated_drive_away: z.string().default('Estimated drive away'),
      /** Beside a price to which government charges are added. */
      excluding_government_charges: z.string().default('Excl. government charges'),
    })
    .prefault({}),
  /** Show a was-price: only ever one that the stock history proves. */
  was_price: z.boolean().default(true),
});
export type PriceSettings = z.output<typeof PriceSettings>;
