import * as z from 'zod';
import type { CarsToMerge, Watchlist } from './list-watchlist.ts';

/** A device keeps no more. */
const MOST_CARS = 250;

export const CarsToMergeSchema = z.strictObject({
  /** That of the session. */
  phone_number: z.string().max(40),
  /** Ids or slugs, the one kept longest ago last. */
  car_ids: z.array(z.string().min(1).max(200)).max(MOST_CARS),
}) satisfies z.ZodType<CarsToMerge>;

export const WatchlistSchema = z.looseObject({
  /** Newest first. */
  cars: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      make: z.string(),
      model: z.string(),
      primary_image_url: z.string(),
    }),
  ),
}) satisfies z.ZodType<Watchlist>;
