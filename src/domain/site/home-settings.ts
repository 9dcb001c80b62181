import * as z from 'zod';
import { Link } from './link.ts';
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
] as const;

export const HomeSettings = z.strictObject({
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
});

export type HomeSettings = z.output<typeof HomeSettings>;
