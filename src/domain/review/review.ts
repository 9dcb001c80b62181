import * as z from 'zod';
import { WebAddress } from '../site/web-address.ts';

/** A customer's review (spec N3). */
export const Review = z.strictObject({
  id: z.string(),
  customer_name: z.string(),
  /** Null where the customer left stars alone. */
  text: z.string().nullable(),
  rating: z.number().min(0).max(5),
  /** YYYY-MM-DD. */
  review_date: z.iso.date(),
});
export type Review = z.output<typeof Review>;

export const ReviewSettings = z.strictObject({
  hidden: z.boolean().default(false),
  /** Reviews show only when the average is above this (spec D7). */
  minimum_average: z.number().min(0).max(5).default(4),
  /** Who collected them, named beside the figures. */
  source: z.string().default(''),
  /** All of them, the bad ones too. */
  all_url: WebAddress.optional(),
  count: z.number().int().nonnegative().default(0),
  average_rating: z.number().min(0).max(5).default(0),
  list: z.array(Review).default([]),
});
export type ReviewSettings = z.output<typeof ReviewSettings>;
