import * as z from 'zod';
import type { Known } from './known.ts';

export const WatchedCarSchema = z.strictObject({
  /** That of the session. */
  phone_number: z.string().max(40),
  /** The id or slug of the vehicle. */
  car_id: z.string().min(1).max(200),
});

/** The number must be that of the session; `car_id` is the id or slug of the vehicle. */
export type WatchedCar = Known<z.infer<typeof WatchedCarSchema>>;

export const WatchlistChangedSchema = z.looseObject({
  success: z.boolean(),
  /** Why not. */
  message: z.string().exactOptional(),
});

/** `message` says why not, where `success` is false. */
export type WatchlistChanged = Known<z.infer<typeof WatchlistChangedSchema>>;

export const SAVE_CAR_EXAMPLE = {
  request: { phone_number: '+61491570006', car_id: 'stock-1041' },
  answer: { success: true },
} satisfies { request: WatchedCar; answer: WatchlistChanged };
