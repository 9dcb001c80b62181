import * as z from 'zod';
import { WebAddress } from '../address/web-address.ts';

/** A customer's review (spec N3). */
export const Review = z.strictObject({
  /** A word of its own. */
  id: z.string(),
  /** Who wrote it. */
  customer_name: z.string(),
  /** Where they live, by its suburb or town. */
  suburb: z.string().optional(),
  /** What they bought or had looked after: '2024 Hoshimi Kiri'. */
  vehicle: z.string().optional(),
  /** Null where the customer left stars alone. */
  text: z.string().nullable(),
  /** Stars, 0 to 5. */
  rating: z.number().min(0).max(5),
  /** The `group` of the locations it is about; left out where it is about the dealer. */
  yard: z.string().optional(),
  /** YYYY-MM-DD. */
  review_date: z.iso.date(),
  /** What the dealer answered. */
  reply: z.string().optional(),
});
export type Review = z.output<typeof Review>;

export const ReviewSettings = z.strictObject({
  /** Show no reviews at all. */
  hidden: z.boolean().default(false),
  /** Reviews show only when the average is above this (spec D7). */
  minimum_average: z.number().min(0).max(5).default(4),
  /** Where they were collected, named beside the figures after 'collected from': 'Google', 'customers after delivery'. */
  source: z.string().default(''),
  /**
   * How they were collected and which of them are listed, in a sentence or two: with it there is a page of them at /reviews
   * (spec D7), because reviews without it mislead.
   */
  collected: z.string().default(''),
  /** All of them, the bad ones too. */
  all_url: WebAddress.optional(),
  /** How many reviews there are, those not listed here included. */
  count: z.number().int().nonnegative().default(0),
  /** Average of all of them, stars. */
  average_rating: z.number().min(0).max(5).default(0),
  /** The reviews that are shown. */
  list: z.array(Review).default([]),
});
export type ReviewSettings = z.output<typeof ReviewSettings>;
