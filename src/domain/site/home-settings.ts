import * as z from 'zod';
import { Link } from './link.ts';
import { SalesCounterSettings } from './sales-counter-settings.ts';
import { PicturePath } from '../address/web-address.ts';

export const HOME_SECTIONS = [
  'body-types',
  'latest-arrivals',
  'makes',
  'promise',
  'locations',
  'reviews',
  'story',
  'blog',
  'returns',
  'event',
  'weighbridge',
  'sales-counter',
] as const;

/** How the top of a home page is composed. */
export const HOME_LAYOUTS = ['split', 'budget', 'wide', 'night', 'table'] as const;

export const HomeSettings = z.strictObject({
  /**
   * How the top is composed: `split` puts words beside a picture, `budget` asks what you can spend and shows cars at once, `wide`
   * lays the question what you tow with over a picture, `night` fills the screen with one and runs vehicles sideways below,
   * `table` begins with weights, licence classes and prices.
   */
  layout: z.enum(HOME_LAYOUTS).default('split'),
  /** The picture and the words at the top. */
  hero: z
    .strictObject({
      /** A picture in the tenant's photos folder. */
      image: PicturePath.default(''),
      /** The largest words of the site. */
      title: z.string().default('Find your next car'),
      /** A sentence under those words. */
      text: z.string().default(''),
    })
    .prefault({}),
  /** Which blocks the home page shows, in order; leaving one out hides it. */
  sections: z.array(z.enum(HOME_SECTIONS)).default([...HOME_SECTIONS]),
  /** How many cars 'latest arrivals' shows. */
  latest_count: z.number().int().min(3).max(24).default(8),
  /** Why buy here: short claims the dealer can stand behind. */
  promise: z
    .strictObject({
      /** Heading of the claims. */
      title: z.string().default('Why buy from us'),
      /** The claims, in order. */
      points: z
        .array(
          z.strictObject({
            /** The claim in a few words. */
            title: z.string(),
            /** A sentence that backs it. */
            text: z.string(),
          }),
        )
        .default([]),
    })
    .prefault({}),
  /** The dealer in a paragraph, with a picture from the photos folder. */
  story: z
    .strictObject({
      /** Heading of the paragraph. */
      title: z.string().default(''),
      /** The paragraph; without one the block is left out. */
      text: z.string().default(''),
      /** A picture in the tenant's photos folder. */
      image: PicturePath.default(''),
      /** Where to read on. */
      link: Link.optional(),
    })
    .prefault({}),
  /** What a buyer may still change after buying; without a title the block is left out. */
  returns: z
    .strictObject({
      /** Heading of the promise. */
      title: z.string().default(''),
      /** A sentence under it. */
      text: z.string().default(''),
      /** The terms as figures: '14 days', and what that is. */
      terms: z
        .array(
          z.strictObject({
            /** The figure with its unit. */
            figure: z.string(),
            /** What the figure is. */
            text: z.string(),
          }),
        )
        .default([]),
      /** Where the terms stand in full. */
      link: Link.optional(),
    })
    .prefault({}),
  /** Something that shoppers can come to; without a title the block is left out. */
  event: z
    .strictObject({
      /** What it is called. */
      title: z.string().default(''),
      /** When it is, in words: 'First Friday of the month, 7pm'. */
      when: z.string().default(''),
      /** Where it starts. */
      where: z.string().default(''),
      /** A sentence or two about it. */
      text: z.string().default(''),
      /** A picture in the tenant's photos folder. */
      image: PicturePath.default(''),
      /** Where to read on or join. */
      link: Link.optional(),
    })
    .prefault({}),
  /** A worked example of what a vehicle in stock may load; left out while none of those weighed is in stock. */
  weighbridge: z
    .strictObject({
      /** Heading of the example. */
      title: z.string().default('What it can carry'),
      /** A sentence under it. */
      text: z.string().default(''),
      /** Kilograms of people and their gear that the example takes off. */
      crew_kg: z.number().int().min(0).max(1000).default(180),
      /** What was weighed; the record's own tare counts where it has one. */
      weighed: z
        .array(
          z.strictObject({
            /** Make, model and badge as the stock has them. */
            vehicle: z.string().min(1),
            /** The empty weight in kg, fuelled and with its body on. */
            tare_kg: z.number().int().positive(),
          }),
        )
        .default([]),
    })
    .prefault({}),
  /** How many were sold this month; without it the block is left out. */
  sales_counter: SalesCounterSettings.optional(),
});

export type HomeSettings = z.output<typeof HomeSettings>;
