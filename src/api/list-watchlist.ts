import * as z from 'zod';
import type { SavedVehicle } from '../domain/saved/saved-vehicle.ts';
import type { Known } from './known.ts';

/** Newest first. What is kept of a vehicle that is gone is how it was called when it was saved. */
export type Watchlist = { cars: SavedVehicle[] };

/** A device keeps no more. */
const MAX_CARS = 250;

export const CarsToMergeSchema = z.strictObject({
  /** That of the session. */
  phone_number: z.string().max(40),
  /** Ids or slugs, the one kept longest ago last. */
  car_ids: z.array(z.string().min(1).max(200)).max(MAX_CARS),
});

/** The number must be that of the session; ids or slugs, the one kept longest ago last. */
export type CarsToMerge = Known<z.infer<typeof CarsToMergeSchema>>;

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

export const LIST_WATCHLIST_EXAMPLE: Watchlist = {
  cars: [
    {
      id: 'stock-1041',
      name: '2021 Aldera Larkspur',
      slug: '2021-aldera-larkspur',
      make: 'Aldera',
      model: 'Larkspur',
      primary_image_url: 'https://photos.example.com/1041.webp',
    },
  ],
};

export const MERGE_WATCHLIST_EXAMPLE: CarsToMerge = {
  phone_number: '+61491570006',
  car_ids: ['stock-1041'],
};
